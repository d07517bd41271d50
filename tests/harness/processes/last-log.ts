import type { TestContext } from 'vitest'

const kept = 30
let lines: string[] = []

/** Where shops of this process log what somebody should look at: told when a test fails, and else forgotten with it. */
export const lastLog = {
  write(line: string): void {
    lines.push(line)
    if (lines.length > kept) lines.shift()
  },
}

export function tellLastLog({ task }: Pick<TestContext, 'task'>): void {
  if (task.result?.state === 'fail' && lines.length > 0)
    console.error(`${task.name}: the shop’s log\n${lines.join('')}`)
  lines = []
}
