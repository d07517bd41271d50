import { expect, test } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { credentials, filled } from '#tests/authorization/ask.ts'
import type { CallerName } from '#tests/authorization/callers.ts'
import { matrix, titleOf } from '#tests/authorization/matrix.ts'
import { isOfPage, type Row } from '#tests/authorization/row.ts'
import { furnish, type World } from '#tests/authorization/things.ts'
import { mutated, mutatedForm, mutatedPath, seeded } from '#tests/harness/fuzz-values.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { startBuiltShop } from '#tests/harness/use-shop.ts'

/** A short run with a new seed each time; `npm run test:fuzz` makes a long one, FUZZ_SEED repeats one. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const calls = Number(process.env.FUZZ_CALLS ?? 150)

const who: readonly CallerName[] = ['anonymous', 'customer', 'admin', 'owner']
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

type Call = {
  caller: CallerName
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}
type Failure = Call & { status: number; row: string; logged: string }

/**
 * Our calls also end accounts and orders: after this many, or when the world is too broken to continue, a new one is
 * created.
 */
const callsOfOneShop = 500

test(`no input causes a server error (FUZZ_SEED=${seed}, ${calls} calls)`, {
  timeout: calls * 1_000,
}, async () => {
  const random = seeded(seed)
  const failures: Failure[] = []
  const counted = new Map<number, number>()
  for (let made = 0; made < calls; ) made += await fuzzOneShop(Math.min(callsOfOneShop, calls - made))

  console.log(`FUZZ_SEED=${seed}:`, Object.fromEntries([...counted].sort(([one], [other]) => one - other)))
  expect(failures).toEqual([])

  async function fuzzOneShop(most: number): Promise<number> {
    const logged: string[] = []
    const settings = { TRUSTED_PROXIES: '127.0.0.1,::1' }
    const log = createLog('error', { write: (line) => void logged.push(line) })
    await using shop = await startBuiltShop({ settings, log })
    const world = await furnish(shop)
    for (let made = 0; made < most; made++) {
      if (made % 100 === 0) await makeReady(shop)
      const row = matrix[Math.floor(random() * matrix.length)] as Row
      const call = await odd(world, row, random).catch(() => null)
      if (call === null) return made + 1
      logged.length = 0
      const status = await send(shop, call)
      if (status < 400) world.spend()
      counted.set(status, (counted.get(status) ?? 0) + 1)
      // 502 and 503 are sent on purpose when an outside service, or the shop itself, is unavailable; a fault is always
      // logged.
      if (status === 500 || logged.length > 0)
        failures.push({ ...call, status, row: titleOf(row), logged: logged.join('\n') })
      if (status === 503) await makeReady(shop)
    }
    return most
  }
})

/** Removes effects of earlier calls that would block the next one: used-up limits, a closed shop. */
async function makeReady({ database, settings }: TestShop): Promise<void> {
  await database.pool.query('truncate rate_limits')
  await settings.change({ system: 'test' }, { isMaintenance: false })
}

/** A row's own call with something wrong in it. */
async function odd(world: World, row: Row, random: () => number): Promise<Call> {
  const name = who[Math.floor(random() * who.length)] as CallerName
  const caller = world.callers[name]
  const path = await filled(world, caller, row.path)
  const form = await filled(world, caller, row.form)
  const json = await filled(world, caller, row.json)
  const headers = {
    ...(await credentials(world, caller, row)),
    ...(await filled(world, caller, row.headers)),
  }
  const isPage = isOfPage(row)
  const oddPath = random() < 0.4 ? mutatedPath(path, random) : path
  const call: Call = {
    caller: name,
    method: random() < 0.08 ? (methods[Math.floor(random() * methods.length)] as string) : row.method,
    path: isPage && random() < 0.3 ? asData(oddPath) : oddPath,
    headers,
  }
  if (call.method === 'GET' || call.method === 'HEAD') return call
  if (form) {
    const type = random() < 0.03 ? 'application/json' : 'application/x-www-form-urlencoded'
    const body = new URLSearchParams(mutatedForm(form, random)).toString()
    return { ...call, headers: { ...headers, 'content-type': type }, body }
  }
  const type = random() < 0.03 ? 'text/plain' : 'application/json'
  const body = random() < 0.05 ? '{"a":' : (JSON.stringify(mutated(json ?? {}, random)) ?? '')
  return { ...call, headers: { 'content-type': type, ...headers }, body }
}

/** As React Router's own pages request data (single fetch). */
const asData = (path: string): string => {
  const [steps = '', query] = path.split('?')
  return `${steps === '/' ? '/_root' : steps}.data${query === undefined ? '' : `?${query}`}`
}

async function send(shop: TestShop, { method, path, headers, body }: Call): Promise<number> {
  const answer = await fetch(shop.origin + path, { method, headers, body, redirect: 'manual' })
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel()
  else await answer.arrayBuffer()
  return answer.status
}
