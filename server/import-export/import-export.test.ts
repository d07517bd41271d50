import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { days, minutes } from '#server/kernel/clock.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { applyImport, checkImport } from '#tests/harness/files/import-file.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { stockPrint, stockTshirt, stockTumbler, tourTee } from '#tests/harness/shelves.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { hireStaff } from '#tests/harness/staff.ts'
import type { ExportKind, ImportKind } from './index.ts'

const shop = await shareTestShop()

const hire = (shop: TestShop) => hireStaff(shop, { email: 'ada@gangway.example', fullName: 'Ada' })

const exported = async (shop: TestShop, staff: Actor, kind: ExportKind): Promise<string> =>
  new Response(await shop.importExport.exportFile(staff, kind)).text()

const check = (shop: TestShop, staff: Actor, text: string, kind: ImportKind = 'products') =>
  checkImport(shop, staff, kind, text)
const apply = applyImport

async function catalog(shop: TestShop, staff: Actor) {
  const [prints, tshirts, tumblers] = await Promise.all([
    shop.operations.ask('prints.list', staff, { limit: 100 }).then((page) => page.prints),
    shop.listings.listForStaff(staff, 'tshirt'),
    shop.listings.listForStaff(staff, 'tumbler'),
  ])
  return JSON.parse(JSON.stringify({ prints, tshirts, tumblers }), (key, value) =>
    key === 'version' ? undefined : value,
  )
}

const awkward = [
  '=HYPERLINK("http://evil")',
  "'=1+1",
  '-5% “sale”',
  'two\nlines, "quoted"; semi',
  '+1, @you',
  'emoji 🦩 and اَلْعَرَبِيَّةُ',
]

test('export, wipe and import give the same catalog, whatever its texts contain', async () => {
  const staff = await hire(shop)
  await stockPrint(shop)
  await stockPrint(shop, { kind: 'print', title: 'One print', viewsCount: 7 })
  await shop.database.pool.query("update print_products set is_active = false where kind = 'print'")
  await stockTumbler(shop)
  for (const text of awkward)
    await stockTshirt(shop, {
      title: `${text.replaceAll('\n', ' ')} tee`,
      description: text,
      tags: [text.replaceAll('\n', ' ').slice(0, 50), 'plain'],
      colors: ['Black', `Odd ${text.replaceAll('\n', ' ')}`.slice(0, 50)],
      category: text.slice(0, 40),
    })
  const [put] = await shop.listings.listForStaff(staff, 'tshirt')
  await shop.listings.archive(staff, put?.id ?? '')
  const before = await catalog(shop, staff)
  const file = await exported(shop, staff, 'products')
  // No cell begins with a character that makes a spreadsheet run it.
  expect(file).not.toMatch(/(^|,|\n)"?[=@+]/)
  expect((await check(shop, staff, file)).counts).toEqual({
    new: 0,
    changed: 0,
    unchanged: 9,
    skipped: 0,
    refused: 0,
  })

  for (const { id } of [...before.tshirts, ...before.tumblers])
    await shop.operations.ask('listings.remove', staff, { listing: id })
  for (const { id } of before.prints) await shop.operations.ask('prints.remove', staff, { print: id })
  const checked = await check(shop, staff, file)
  expect(checked.counts).toEqual({ new: 9, changed: 0, unchanged: 0, skipped: 0, refused: 0 })
  const done = await apply(shop, staff, checked.id)
  expect([done?.state, done?.progress]).toEqual(['done', { tried: 9, failed: 0 }])
  expect(await catalog(shop, staff)).toEqual(before)
  expect(await exported(shop, staff, 'products')).toBe(file)
})

test('a dry run lists new, changed with both values, unchanged and refused rows, and writes nothing', async () => {
  const staff = await hire(shop)
  const tee = await stockTshirt(shop)
  await stockTumbler(shop)
  const before = await catalog(shop, staff)
  const page = await check(
    shop,
    staff,
    [
      'Kind,Slug,Title,Price,Brand,Size,Color,Stock',
      `tshirt,${tee.slug},Tour tee,$29.50,Gildan Heavy Cotton,S,Black,9`,
      `,,,,,M,Black,4`,
      'tumbler,still-water-tumbler,Still Water tumbler,37,,,,',
      'tshirt,new-tee,New tee,12,Custom,M,Red,5',
      'tshirt,bad-tee,Bad tee,cheap,Custom,M,Red,5',
      'tshirt,no-brand,No brand,12,,M,Red,5',
      'mug,a-mug,A mug,12,,,,',
      `tshirt,${tee.slug},Again,12,Custom,,,`,
    ].join('\n'),
  )
  expect(
    page.rows.map(({ firstRow, lastRow, outcome, reason }) => [firstRow, lastRow, outcome, reason]),
  ).toEqual([
    [2, 3, 'changed', ''],
    [4, 4, 'unchanged', ''],
    [5, 5, 'new', ''],
    [6, 6, 'refused', 'price: “cheap” is not an amount such as 12.50'],
    [7, 7, 'refused', 'brand: Please fill in all required fields'],
    [8, 8, 'refused', 'kind: use one of tshirt, tumbler, gang-sheet, print'],
    [9, 9, 'refused', 'It already appears earlier in this file; put its rows together.'],
  ])
  expect(page.rows[0]?.changes).toEqual([
    { field: 'title', from: 'Static Kings tour tee', to: 'Tour tee' },
    { field: 'price', from: '28.00', to: '29.50' },
    { field: 'stock of S, Black', from: '3', to: '9' },
    { field: 'stock of M, Black', from: '0', to: '4' },
  ])
  expect(await catalog(shop, staff)).toEqual(before)

  // One of them is changed in the meantime: the preview no longer applies to it, so it is left alone.
  const [shirt] = await shop.listings.listForStaff(staff, 'tshirt')
  const edited = { ...tourTee, title: 'Renamed meanwhile' }
  await shop.listings.update(staff, { id: tee.id, seenVersion: shirt?.version ?? 0 }, edited, [])
  const done = await apply(shop, staff, page.id)
  expect(done?.rows.map(({ applied }) => applied)).toEqual([
    'Someone has changed it since the check. Check the file again.',
    null,
    'done',
    null,
    null,
    null,
    null,
  ])
  expect((await shop.listings.findForStaff(staff, tee.id))?.title).toBe('Renamed meanwhile')
  expect((await shop.listings.find('tshirt', 'new-tee'))?.stock).toEqual({ 'M-Red': 5 })
  // Sent twice, it is done once.
  expect((await apply(shop, staff, page.id))?.progress).toEqual({ tried: 2, failed: 1 })
})

test('a price and stock change is applied with an entry in the journal; nothing is removed', async () => {
  const staff = await hire(shop)
  const tee = await stockTshirt(shop)
  const print = await stockPrint(shop)
  const [first] = print.variants
  const page = await check(
    shop,
    staff,
    [
      'kind;slug;price;size;color;stock;width;height;film;variant_price',
      `tshirt;${tee.slug};30;S;Black;8;;;;`,
      `${print.kind};${print.slug};7.5;;;;22;24;dtf;19`,
    ].join('\r\n'),
  )
  expect(page.counts).toEqual({ new: 0, changed: 2, unchanged: 0, skipped: 0, refused: 0 })
  expect((await apply(shop, staff, page.id))?.progress).toEqual({ tried: 2, failed: 0 })
  const after = await shop.listings.findForStaff(staff, tee.id)
  expect([after?.priceCents, after?.pictures.length, after?.stock.length]).toEqual([3_000, 1, 6])
  expect((await shop.inventory.journalOf(staff, tee.id))[0]).toMatchObject({
    onHandChange: 5,
    note: 'Import',
  })
  const [sheet] = (await shop.operations.ask('prints.list', staff, { limit: 100 })).prints
  expect(sheet?.basePriceCents).toBe(750)
  expect(sheet?.variants.map(({ id, priceCents }) => [id === first?.id, priceCents])).toEqual([
    [true, 1_900],
    [false, 2_800],
    [false, 3_000],
  ])
})

test('customers are exported and imported by address; staff cannot be imported', async () => {
  const staff = await hire(shop)
  const known = {
    fullName: 'Old Name',
    phone: '5125550100',
    role: 'customer',
    password: 'a long password',
  } as const
  await shop.auth.createUser({ ...known, email: 'known@example.com' })
  const page = await check(
    shop,
    staff,
    [
      'email,full_name,phone',
      'Known@Example.com,New Name,5125550100',
      'new@example.com,=Nora Sum,',
      'ada@gangway.example,Somebody Else,1',
      'no address,Nobody,1',
    ].join('\n'),
    'customers',
  )
  expect(page.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['changed', ''],
    ['new', ''],
    ['refused', 'email: this address belongs to staff'],
    ['refused', 'email: Enter a valid email address'],
  ])
  expect((await apply(shop, staff, page.id, true))?.progress).toEqual({ tried: 2, failed: 0 })
  const file = await exported(shop, staff, 'customers')
  expect(file.split('\r\n').map((line) => line.replace(/,[^,]*$/, ''))).toEqual([
    'email,full_name,phone',
    'known@example.com,New Name,5125550100',
    "new@example.com,'=Nora Sum,",
    '',
  ])
  expect((await check(shop, staff, file, 'customers')).counts.unchanged).toBe(2)
  const meta = { clientAddress: '192.0.2.9', userAgent: 'test', visitorId: crypto.randomUUID() }
  const without = await shop.auth.signIn({ email: 'new@example.com', password: '' }, meta)
  expect(without.ok).toBe(false)
})

test('existing customers stay unchanged unless staff say so, and empty cells leave existing values', async () => {
  const staff = await hire(shop)
  const known = {
    fullName: 'Dee Own',
    phone: '5125550111',
    role: 'customer',
    password: 'a long password',
  } as const
  await shop.auth.createUser({ ...known, email: 'dee@example.com' })
  const standing = async () => (await shop.people.findByEmails(['dee@example.com']))[0]
  const outcomesOf = async (row: string) => {
    const page = await check(shop, staff, `email,full_name,phone\n${row}\n`, 'customers')
    return [page.id, page.rows[0]?.outcome, page.rows[0]?.changes.map(({ field }) => field)] as const
  }
  expect((await outcomesOf('dee@example.com,,')).slice(1)).toEqual(['unchanged', []])
  const [id, ...shown] = await outcomesOf('dee@example.com,Dee Renamed,')
  expect(shown).toEqual(['changed', ['full_name']])
  const left = await apply(shop, staff, id)
  expect([left?.state, left?.progress]).toEqual(['done', { tried: 1, failed: 1 }])
  expect(left?.rows[0]?.applied).toBe('They are already here and stay unchanged.')
  expect(await standing()).toMatchObject({ fullName: 'Dee Own', phone: '5125550111' })
  const [again] = await outcomesOf('dee@example.com,Dee Renamed,')
  expect((await apply(shop, staff, again, true))?.progress).toEqual({ tried: 1, failed: 0 })
  expect(await standing()).toMatchObject({ fullName: 'Dee Renamed', phone: '5125550111' })
})

test('only staff can export or import, and a file that is not CSV is reported', async () => {
  const staff = await hire(shop)
  const shopper = signedIn()
  await expect(shop.importExport.exportFile(shopper, 'customers')).rejects.toThrow('Access Denied')
  const file = { fileName: 'a.csv', bytes: new Blob(['email\nx@y.z\n']).stream() }
  await expect(shop.importExport.check(shopper, 'customers', file)).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(check(shop, staff, 'title,price\nMug,3\n')).rejects.toThrow('The file has no column “slug”.')
  await expect(check(shop, staff, 'slug\n')).rejects.toThrow('The file has no rows below its header.')
  const page = await check(shop, staff, 'kind,slug,title\ntshirt,x,X\n')
  for (const name of ['imports.apply', 'imports.discard'] as const)
    await expect(shop.operations.ask(name, shopper, { import: page.id })).rejects.toMatchObject({
      code: 'forbidden',
    })
  await shop.operations.ask('imports.discard', staff, { import: page.id })
  expect(await shop.importExport.find(staff, page.id, {})).toBeNull()
  expect(await shop.importExport.list(staff)).toEqual([])
})

test('a file being written appears in the tray of anyone who may import, until it is written', async () => {
  const staff = await hire(shop)
  const { id } = await check(shop, staff, 'email,full_name\neve@example.com,Eve\n', 'customers')
  expect(await shop.importExport.atWork(staff)).toBeNull()
  await shop.operations.ask('imports.apply', staff, { import: id })
  expect(await shop.importExport.atWork(staff)).toEqual({ id, fileName: 'a.csv', progress: 0 })
  for (const actor of [signedIn(), signedIn('office')])
    expect(await shop.importExport.atWork(actor)).toBeNull()
  await shop.jobs.runDue()
  expect(await shop.importExport.atWork(staff)).toBeNull()
})

test('a custom role with import permission may write, and anyone suspended in the meantime may not', async () => {
  await using shop = await startTestShop()
  const { actor: owner } = await signInFrom(shop, browse(shop), 'owner')
  const data = { name: 'Data desk', permissions: ['data.import' as const] }
  const { role } = await shop.operations.ask('roles.create', owner, data)
  const desk = await hire(shop)
  const person = desk.user?.id ?? ''
  await shop.people.setRole(owner, person, role.id)
  const bring = async (email: string, beforeWriting = async () => {}) => {
    const file = `email,status,date\n${email},subscribed,2024-01-02\n`
    const { id } = await check(shop, desk, file, 'subscribers')
    const asked = { ...desk, user: desk.user && { ...desk.user, role: 'custom' as const, ...data } }
    await shop.operations.ask('imports.apply', asked, { import: id })
    await beforeWriting()
    await shop.jobs.runDue()
    return (await shop.importExport.find(owner, id, {}))?.rows.map(({ applied }) => applied)
  }
  expect(await bring('eve@example.com')).toEqual(['done'])
  const suspend = () => shop.operations.ask('staff.suspend', owner, { person })
  expect(await bring('bob@example.com', async () => void (await suspend()))).toEqual(['Access Denied'])
})

test('an imported file can be viewed for thirty days and is then deleted', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const staff = await hire(shop)
  const forget = async () => {
    await shop.retention.apply()
    await shop.jobs.runDue()
  }
  const people = 'email,full_name,phone\neve@example.com,Eve,\n'
  const { id } = await check(shop, staff, people, 'customers')
  clock.advance(days(30) - minutes(1))
  const later = await check(shop, staff, people, 'customers')
  await forget()
  expect((await shop.importExport.list(staff)).map((each) => each.id)).toEqual([later.id, id])
  clock.advance(minutes(2))
  await forget()
  expect((await shop.importExport.list(staff)).map((each) => each.id)).toEqual([later.id])
  const { rows } = await shop.database.pool.query('select distinct import_id as id from import_rows')
  expect(rows).toEqual([{ id: later.id }])
})

test('ten thousand rows are checked as they arrive, with a hundred in memory', async () => {
  const staff = await hire(shop)
  let sent = 0
  async function* rows() {
    yield new TextEncoder().encode('email,full_name,phone\n')
    for (; sent < 10_000; sent++)
      yield new TextEncoder().encode(`person-${sent}@example.com,"Person, ${sent}",\n`)
  }
  const bytes = Readable.toWeb(Readable.from(rows(), { highWaterMark: 1 })) as ReadableStream<Uint8Array>
  const outcome = await shop.importExport.check(staff, 'customers', { fileName: 'many.csv', bytes })
  const page = outcome.ok
    ? await shop.importExport.find(staff, outcome.id, { outcome: 'new', after: 9_950 })
    : null
  expect(page?.counts).toEqual({ new: 10_000, changed: 0, unchanged: 0, skipped: 0, refused: 0 })
  expect(page?.rows.map(({ subject }) => subject)).toHaveLength(50)
  expect(page?.rows.at(-1)).toMatchObject({ firstRow: 10_001, subject: 'Person, 9999' })
})
