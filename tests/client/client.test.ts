import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { expect, onTestFinished, test } from 'vitest'
import { type Client, createClient, GangwayError } from '#client/index.ts'
import { makeKey } from '#tests/harness/api-key.ts'
import { sellGangSheet, signedIn } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { clientFolder, makeClient, readMade } from './make-client.ts'

const run = promisify(execFile)
const summer = { code: 'summer', name: 'Summer', type: 'percentage', value: 1_000 } as const

test('the client matches the description; “npm run client” regenerates it', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'gangway-client-'))
  await makeClient(folder.path)
  expect(await readMade(clientFolder)).toEqual(await readMade(folder.path))
})

test('the example downloads the print files of today’s paid orders using the package as it is shipped', async () => {
  await using shop = await startTestShop()
  const { order, item } = await sellDrawnSheet(shop, signedIn())
  await shop.printFiles.request(signedIn('admin'), item.id)
  await shop.jobs.runDue()
  const { orderNumber } = await sellGangSheet(shop, signedIn())
  const { key } = await makeKey(shop, 'Rolls of film', ['orders.read', 'production.read'])

  await using folder = await mkdtempDisposable(join(tmpdir(), 'gangway-client-'))
  const installed = join(folder.path, 'node_modules/gangway-client')
  await mkdir(installed, { recursive: true })
  await cp(join(clientFolder, 'package.json'), join(installed, 'package.json'))
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  await run(process.execPath, [tsc, '-p', clientFolder, '--outDir', join(installed, 'dist')])
  const example = await readFile(join(clientFolder, 'examples/todays-print-files.ts'), 'utf8')
  expect(example.split('\n').length).toBeLessThan(31)
  const script = join(folder.path, 'todays-print-files.mjs')
  const { outputText } = ts.transpileModule(example, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  await writeFile(script, outputText)
  const { stdout } = await run(process.execPath, [script], {
    cwd: folder.path,
    env: { GANGWAY_SHOP: shop.origin, GANGWAY_KEY: key },
  })
  expect(stdout).toContain(`${order.orderNumber}  Ada Lovelace  print files: 1\n`)
  expect(stdout).toContain(`${orderNumber}  Ada Lovelace  print files: 0\n`)
  const [file = '', ...others] = await readdir(join(folder.path, 'print-files'))
  expect(others).toEqual([])
  expect((await readFile(join(folder.path, 'print-files', file))).subarray(1, 4).toString()).toBe('PNG')
})

test('refusals are thrown with the shop’s message, each invalid field, and what someone else saved', async () => {
  const { client } = await openShop()
  const refused = (asked: Promise<unknown>): Promise<GangwayError> =>
    asked.then(
      () => expect.unreachable(),
      (error) => {
        expect(error).toBeInstanceOf(GangwayError)
        return error
      },
    )
  const wrong = await refused(client.call('discounts.create', { ...summer, name: ' ' }))
  expect(wrong).toMatchObject({ status: 422, code: 'invalid', fields: { name: expect.any(String) } })
  expect([wrong.message, wrong.advice]).not.toContain('')

  const { discount } = await client.call('discounts.create', summer)
  const change = { ...summer, discount: discount.id, version: discount.version }
  await client.call('discounts.update', { ...change, name: 'July' })
  const late = await refused(client.call('discounts.update', { ...change, name: 'August' }))
  expect(late).toMatchObject({ status: 409, code: 'conflict', theirs: { name: 'July' } })

  expect(await client.call('discounts.remove', { discount: discount.id })).toBeUndefined()
  expect(await refused(client.call('orders.list', {}))).toMatchObject({ status: 403, code: 'forbidden' })
})

test('a call the shop cannot take is retried after the wait it states; a change whose answer is lost is made once', async () => {
  const pauses: number[] = []
  const answers: (Response | 'lost')[] = [
    new Response(null, { status: 503, headers: { 'retry-after': '7' } }),
    new Response(null, { status: 429, headers: { 'retry-after': '900' } }),
    'lost',
  ]
  const { client } = await openShop({
    pause: async (seconds) => void pauses.push(seconds),
    async fetch(...asked) {
      const instead = answers.shift()
      if (instead instanceof Response) return instead
      const answer = await fetch(...asked)
      if (instead === 'lost') throw new TypeError('The connection was lost')
      return answer
    },
  })
  await client.call('discounts.create', summer)
  expect((await client.call('discounts.list', {})).discounts).toMatchObject([{ code: 'SUMMER' }])
  expect(pauses).toEqual([7, 60, 1])
})

test('a change whose answer was lost while the shop is still working on it is requested again, and made once', async () => {
  let lost = true
  const made: Promise<Response>[] = []
  const { client } = await openShop({
    pause: async () => {},
    tries: 50,
    async fetch(...asked) {
      if (!lost) return fetch(...asked)
      lost = false
      made.push(fetch(...asked))
      throw new TypeError('The connection was lost')
    },
  })
  const { discount } = await client.call('discounts.create', summer)
  const first = await (await made[0])?.json()
  expect(discount).toEqual(first.discount)
})

test('a shop that stays down is reported after the requested number of tries; the key goes nowhere else', async () => {
  let asked = 0
  const away = async () => {
    asked++
    return new Response('', { status: 503 })
  }
  const { client } = await openShop({ tries: 3, pause: async () => {}, fetch: away })
  await expect(client.call('discounts.list', {})).rejects.toMatchObject({ status: 503 })
  expect(asked).toBe(3)
  await expect(client.download('https://elsewhere.example/print.png')).rejects.toThrow('the key stays here')
  expect(asked).toBe(3)
})

type Options = Omit<Parameters<typeof createClient>[0], 'shop' | 'key'>

async function openShop(options: Options = {}): Promise<{ client: Client }> {
  const shop = await startTestShop()
  onTestFinished(() => shop[Symbol.asyncDispose]())
  const { key } = await makeKey(shop, 'Till', ['discounts.read', 'discounts.write'])
  return { client: createClient({ shop: shop.origin, key, ...options }) }
}
