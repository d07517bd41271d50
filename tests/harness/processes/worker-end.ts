import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export type WorkerKiller = {
  /** The worker's next task is killed midway: it sends nothing, and no error is raised. */
  killAtWork(part: string): Promise<void>
  /** It was killed; the page's clock, which must be installed, advances until the page's timeout. */
  untilMissed(part: string, isMissed: () => Promise<boolean>): Promise<void>
}

type Told = { id?: number; method?: string }

/**
 * Call before the page is opened: lets a test kill workers of the page from outside, as the browser's process does,
 * through the debugger protocol. Nothing in the page or the worker notices.
 */
export async function killerOf(page: Page): Promise<WorkerKiller> {
  const session = await page.context().newCDPSession(page)
  const workers: { id: string; url: string; isToDie: boolean; isKilled: boolean }[] = []
  let asked = 0
  const send = (sessionId: string, method: string) => {
    asked += 1
    const message = JSON.stringify({ id: asked, method })
    return session.send('Target.sendMessageToTarget', { sessionId, message })
  }
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) =>
    workers.push({ id: sessionId, url: targetInfo.url, isToDie: false, isKilled: false }),
  )
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const told: Told = JSON.parse(message)
    const worker = workers.find(({ id }) => id === sessionId)
    if (told.method !== 'Debugger.paused' || !worker?.isToDie) return
    worker.isToDie = false
    const kill = async (): Promise<void> => {
      await send(sessionId, 'Runtime.terminateExecution')
      await send(sessionId, 'Debugger.disable')
      worker.isKilled = true
    }
    void kill()
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  const find = (part: string) => workers.findLast(({ url }) => url.includes(part))
  return {
    async killAtWork(part) {
      await expect.poll(() => find(part) !== undefined).toBe(true)
      const worker = find(part)
      if (!worker) return
      worker.isToDie = true
      await send(worker.id, 'Debugger.enable')
      await send(worker.id, 'Debugger.pause')
    },
    async untilMissed(part, isMissed) {
      await expect.poll(() => find(part)?.isKilled).toBe(true)
      const wait = async (): Promise<boolean> => {
        await page.clock.runFor(21_000)
        return isMissed()
      }
      await expect.poll(wait).toBe(true)
    },
  }
}
