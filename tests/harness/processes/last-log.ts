import type { TestContext } from 'vitest'

const kept = 30
let lines: string[] = []

/**
 * Where this process's shops log what someone should look at: reported when a test fails, otherwise discarded with it.
 */
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
