import type { Page } from 'playwright-core'
import { z } from 'zod'

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number().optional(),
      dur: z.number().optional(),
      /** CPU time of the thread: other load on the machine doesn't count. */
      tdur: z.number().optional(),
      args: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
})

declare global {
  interface Window {
    /** Milliseconds that each message's own handler took. */
    messageHandlers?: number[]
  }
}

const messageMark = 'message of the nesting worker'
/**
 * A message's work is everything the page does until this long after it, in milliseconds; messages come 140 ms apart.
 */
const reach = 120

/** Marks every worker message in the browser's trace. Call before the page loads. */
export async function markMessages(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const listen = Worker.prototype.addEventListener
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject,
      ...more: unknown[]
    ) {
      const marked =
        type === 'message' && typeof listener === 'function'
          ? (event: Event) => {
              performance.mark(mark)
              const started = performance.now()
              listener.call(this, event)
              window.messageHandlers = [...(window.messageHandlers ?? []), performance.now() - started]
            }
          : listener
      Reflect.apply(listen, this, [type, marked, ...more])
    }
  }, messageMark)
}

/** Steps of the page's main thread that produce a frame. */
const frameSteps = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit'])

export type MessageWork = {
  /** In each message's own handler. */
  readonly handlers: number[]
  /** In the message's task and the frame that draws it. */
  readonly drawn: number[]
  /** In all tasks that follow it for a while, whatever they are for. */
  readonly following: number[]
  readonly longestTask: number
}

/** Milliseconds of main-thread work per message while `act` runs. */
export async function traceMessages(page: Page, act: () => Promise<void>): Promise<MessageWork> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'],
  })
  await page.evaluate(() => {
    window.messageHandlers = []
  })
  await act()
  const handlers = await page.evaluate(() => window.messageHandlers ?? [])
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()))
  const marks = traceEvents.filter(({ name, ts }) => name === messageMark && ts !== undefined)
  const [first] = marks
  if (!first) throw new Error('No message was traced')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, dur }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === first.pid && tid === first.tid && dur !== undefined,
  )
  const spans = tasks.map(({ ts = 0, dur = 0, tdur = dur }) => ({
    start: ts / 1_000,
    length: dur / 1_000,
    work: tdur / 1_000,
  }))
  const frames = traceEvents.filter(
    ({ name, pid, tid }) => frameSteps.has(name) && pid === first.pid && tid === first.tid,
  )
  const isFrame = ({ start, length }: (typeof spans)[number]) =>
    frames.some(({ ts = 0 }) => ts / 1_000 >= start && ts / 1_000 <= start + length)
  const following = marks.map(({ ts = 0 }) =>
    spans
      .filter(({ start, length }) => start + length >= ts / 1_000 && start < ts / 1_000 + reach)
      .sort((one, other) => one.start - other.start),
  )
  return {
    handlers,
    drawn: following.map(([own, ...later]) => (own?.work ?? 0) + (later.find(isFrame)?.work ?? 0)),
    following: following.map((own) => own.reduce((sum, { work }) => sum + work, 0)),
    longestTask: Math.max(...following.flat().map(({ work }) => work)),
  }
}
