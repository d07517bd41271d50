import { format } from 'node:util'
import { vi } from 'vitest'
import { runCommand } from '#cli/run-command.ts'

export type Ended = { code: number; said: string; complaint: string }

/** Thrown where a command would exit. */
class Exit extends Error {
  readonly code: number
  constructor(code: number) {
    super(`The command ended with ${code}`)
    this.code = code
  }
}

/**
 * Runs a command line of the shop in this process, which already has its code; returns its output and exit code. A
 * separate process takes a second of CPU; `tests/docs/commands.test.ts` shows that a terminal gets the same.
 */
export async function commandHere(
  words: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
): Promise<Ended> {
  const ended: Ended = { code: 0, said: '', complaint: '' }
  const hears =
    (what: 'said' | 'complaint') =>
    (...line: unknown[]): void => {
      ended[what] += `${format(...line)}\n`
    }
  const mocks = [
    vi.spyOn(console, 'log').mockImplementation(hears('said')),
    vi.spyOn(console, 'error').mockImplementation(hears('complaint')),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Exit(Number(code))
    }),
  ]
  const { exitCode } = process
  const ofParent = process.listeners('disconnect')
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  try {
    process.exitCode = 0
    await runCommand([...words])
    return { ...ended, code: Number(process.exitCode) }
  } catch (error) {
    if (error instanceof Exit) return { ...ended, code: error.code }
    throw error
  } finally {
    process.exitCode = exitCode
    // A seed listens for the end of its parent but no longer for its messages: here the parent is the test runner.
    for (const hear of process.listeners('disconnect'))
      if (!ofParent.includes(hear)) process.off('disconnect', hear)
    process.channel?.ref()
    for (const mock of mocks) mock.mockRestore()
    vi.unstubAllEnvs()
  }
}
