import { pino } from 'pino'
import { expect, test } from 'vitest'
import { dampRepetitions } from './damp-repetitions.ts'

function listen() {
  let now = 0
  const lines: { msg: string; leftOut?: number; level: number }[] = []
  const log = pino(
    { base: null, hooks: { logMethod: dampRepetitions(() => now) } },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  )
  return {
    log,
    lines,
    pass(milliseconds: number) {
      now += milliseconds
    },
  }
}

const refused = (query: string) =>
  new Error(`Failed query: ${query}`, { cause: new Error('connect ECONNREFUSED') })

test('one error is logged five times in ten seconds, then with how many were left out', () => {
  const { log, lines, pass } = listen()
  for (let count = 0; count < 330; count++) {
    log.error({ error: refused(`select ${count}`) }, 'request failed')
    pass(10)
  }
  expect(lines).toHaveLength(5)
  pass(10_000)
  log.error({ error: refused('select') }, 'request failed')
  log.error({ error: refused('select') }, 'request failed')
  expect(lines.map(({ leftOut }) => leftOut)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    325,
    undefined,
  ])
})

test('other errors, other places and entries that are not failures are still logged', () => {
  const { log, lines } = listen()
  for (let count = 0; count < 20; count++) {
    log.error({ error: refused('select') }, 'request failed')
    log.error({ error: new Error(`order ${count}`) }, 'request failed')
    log.error({ error: refused('select') }, 'job failed')
    log.info({ count }, 'request')
    log.warn('disk is nearly full')
  }
  const told = (msg: string) => lines.filter((line) => line.msg === msg).length
  expect(told('request failed')).toBe(5 + 20)
  expect(told('job failed')).toBe(5)
  expect(told('request')).toBe(20)
  expect(told('disk is nearly full')).toBe(20)
})
