import { expect, test } from 'vitest'
import { applyImport, checkImport } from '#tests/harness/files/import-file.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { hireStaff } from '#tests/harness/staff.ts'

const shop = await shareTestShop()

const hire = (shop: TestShop) => hireStaff(shop, { email: 'mara@gangway.example', fullName: 'Mara' })

const countRows = async (shop: TestShop, table: string): Promise<number> =>
  (await shop.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

const mailsOf = async ({ database }: TestShop): Promise<string[]> =>
  (await database.pool.query('select to_address from mails')).rows

const outcomesOf = ({ rows }: { rows: { subject: string; outcome: string; reason: string }[] }) =>
  rows.map(({ subject, outcome, reason }) => [subject, outcome, reason])

/** Rows as Shopify writes them: an order in its first row, with further items below it. */
const shopifyOrders = [
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Street,Shipping Name,Shipping Street,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Notes,Cancelled at,Refunded Amount,Id,Phone',
  `#1001,Ada@Example.com,paid,2024-03-01 10:01:00 -0600,fulfilled,USD,58.00,5.00,4.79,67.79,TEN,10.00,2024-03-01 10:00:00 -0600,2,"Gang sheet - 22"" x 24""",24.00,GS-24,Ada Lovelace,1 Ink Way,Ada Lovelace,1 Ink Way,Austin,'78702,TX,US,Leave at the door,,0.00,5001,+15125550101`,
  '#1001,ada@example.com,,,,,,,,,,,2024-03-01 10:00:00 -0600,1,Tour tee - M / Black,20.00,TEE,,,,,,,,,,,,,',
  '#1002,guest@example.com,refunded,,,USD,20.00,0.00,0.00,20.00,,0.00,2024-04-02 09:00:00 -0500,1,Tour tee - S / Red,20.00,,Grace Hopper,,,,,,,,,2024-04-03 09:00:00 -0500,20.00,5002,',
  '#1003,late@example.com,paid,,unfulfilled,USD,20.00,0.00,0.00,20.00,,0.00,2024-05-02 09:00:00 -0500,1,Tour tee,20.00,,Late,,,,,,,,,,0.00,5003,',
  '#1004,,paid,,fulfilled,USD,x,0.00,0.00,free,,0.00,2024-05-03,1,Tour tee,20.00,,,,,,,,,,,,0.00,5004,',
].join('\r\n')

test('Shopify orders are imported as history: nothing is made, charged, emailed, shipped or counted', async () => {
  const staff = await hire(shop)
  const page = await checkImport(shop, staff, 'orders', `\uFEFF${shopifyOrders}`)
  expect(page.format).toBe('Shopify')
  const becomes = Object.fromEntries(page.columns.map((one) => [one.column, one.becomes]))
  expect(becomes).toMatchObject({
    Name: 'order_number',
    'Lineitem name': 'product',
    'Financial Status': 'status (cancelled, if it was refunded)',
    'Cancelled at': 'status (cancelled)',
    Subtotal: null,
    'Lineitem sku': null,
  })
  expect(page.rows.map(({ firstRow, lastRow }) => [firstRow, lastRow])).toEqual([
    ...[
      [2, 3],
      [4, 4],
      [5, 5],
      [6, 6],
    ],
  ])
  expect(outcomesOf(page)).toEqual([
    ['#1001', 'new', ''],
    ['#1002', 'new', ''],
    ['#1003', 'skipped', 'It is unfulfilled there: finish it in that shop first, then send the file again'],
    ['#1004', 'refused', 'order_total: “free” is not an amount such as 12.50'],
  ])
  expect(await countRows(shop, 'earlier_orders')).toBe(0)

  const done = await applyImport(shop, staff, page.id)
  expect(done?.progress).toEqual({ tried: 2, failed: 0 })
  const { orders } = await shop.operations.ask('earlier-orders.list', staff, {})
  expect(orders).toMatchObject([
    {
      ...{ reference: '#1002', status: 'cancelled', contactName: 'Grace Hopper', totalCents: 2_000 },
      refundedCents: 2_000,
    },
    {
      ...{ reference: '#1001', status: 'fulfilled', placedAt: '2024-03-01T16:00:00.000Z' },
      ...{ contactEmail: 'ada@example.com', contactPhone: '+15125550101', notes: 'Leave at the door' },
      shipTo: '1 Ink Way Austin 78702 TX US',
      lines: [
        { text: 'Gang sheet - 22" x 24"', quantity: 2, unitPriceCents: 2_400 },
        { text: 'Tour tee - M / Black', quantity: 1, unitPriceCents: 2_000 },
      ],
      ...{ subtotalCents: 6_800, discountCents: 1_000, shippingCents: 500, taxCents: 479, totalCents: 6_779 },
    },
  ])
  for (const table of ['orders', 'production_items', 'payment_attempts', 'shipments', 'mails', 'print_files'])
    expect([table, await countRows(shop, table)]).toEqual([table, 0])
  const found = await shop.operations.ask('earlier-orders.list', staff, { text: 'GRACE' })
  expect(found.orders.map(({ reference }) => reference)).toEqual(['#1002'])
  const ada = { id: crypto.randomUUID(), email: 'Ada@Example.com' }
  expect(await shop.earlierOrders.totalsOf(staff, ada)).toEqual({ count: 1, spentCents: 6_779 })

  const again = await checkImport(shop, staff, 'orders', shopifyOrders)
  expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, skipped: 1, refused: 1 })
})

test('a buyer’s earlier orders are exported and anonymized with the account, and no file restores them', async () => {
  const staff = await hire(shop)
  const page = await checkImport(shop, staff, 'orders', shopifyOrders)
  await applyImport(shop, staff, page.id)
  const known = { email: 'ada@example.com', fullName: 'Ada Lovelace', phone: '1', role: 'customer' } as const
  const password = 'ink on film and foil'
  await shop.auth.createUser({ ...known, password })
  const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: crypto.randomUUID() }
  const session = await shop.auth.signIn({ email: known.email, password }, meta)
  const user = session.ok ? await shop.auth.authenticate(session.session.value) : null
  if (!user) throw new Error('Nobody is signed in')
  const actor = { visitorId: meta.visitorId, user, network: '192.0.2.7' }
  const own = await shop.ownData.export(actor)
  const told = own.ok ? await new Response(own.body).json() : null
  expect(told.earlierOrders).toMatchObject([{ reference: '#1001', contactName: 'Ada Lovelace' }])
  const left = await shop.operations.call('account.delete', actor, { understood: true, password })
  expect(left).toMatchObject({ ok: true })
  const { orders } = await shop.operations.ask('earlier-orders.list', staff, { text: '1001' })
  expect(orders).toMatchObject([
    { reference: '#1001', contactName: '', contactEmail: '', shipTo: '', notes: '', totalCents: 6_779 },
  ])
  const { rows } = await shop.database.pool.query(
    `select subject from import_rows where position = 1 and import_rows::text not ilike '%lovelace%'`,
  )
  expect(rows).toEqual([{ subject: 'Forgotten' }])
  const again = await checkImport(shop, staff, 'orders', shopifyOrders)
  expect(outcomesOf(again)[0]).toEqual([
    '#1001',
    'skipped',
    'The buyer was removed here, along with their account',
  ])
})

test('this shop’s own order export and a plain file can also be read', async () => {
  const staff = await hire(shop)
  const page = await checkImport(
    shop,
    staff,
    'orders',
    [
      'Order Number;Order Date;Order Status;Customer Email;Item;Qty;Price;Shipping;Tax;Total;Currency',
      'A-7;2023-01-05;Completed;eve@example.com;Banner;2;12.50;;;25.00;eur',
      ';;;;Tape;1;3;;;;',
      'A-8;2023-01-06;processing;eve@example.com;Banner;1;12.50;;;12.50;EUR',
      'A-9;no day;shipped;eve@example.com;Banner;1;12.50;;;12.50;EUR',
    ].join('\n'),
  )
  expect([page.format, ...outcomesOf(page).map(([, outcome]) => outcome)]).toEqual([
    ...['', 'new', 'skipped', 'refused'],
  ])
  await applyImport(shop, staff, page.id)
  const { orders } = await shop.operations.ask('earlier-orders.list', staff, {})
  expect(orders).toMatchObject([
    {
      reference: 'A-7',
      subtotalCents: 2_800,
      totalCents: 2_500,
      currency: 'EUR',
      lines: [{}, { text: 'Tape' }],
    },
  ])
})

test('newsletter addresses are imported with consent and date; anyone who left stays out, and no one is emailed', async () => {
  const staff = await hire(shop)
  await shop.settings.change({ system: 'test' }, { isDoubleOptIn: true })
  for (const email of ['waits@example.com', 'gone@example.com']) await shop.newsletter.subscribe({ email })
  const { pool } = shop.database
  const { rows } = await pool.query(`select token from newsletter_signups where email = 'gone@example.com'`)
  const token = rows[0].token as string
  await shop.operations.ask('newsletter.unsubscribe', staff, { token })
  await shop.jobs.runDue()
  const before = (await mailsOf(shop)).length

  const subscribed = [
    'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,LAST_CHANGED',
    'new@example.com,New,One,2,2023-05-01 10:00:00,2023-05-02 10:00:00,2023-05-02 10:00:00',
    'waits@example.com,Waits,One,2,,2023-06-02 10:00:00,',
    'Gone@example.com,Gone,One,2,,2023-06-02 10:00:00,',
    'nothing@example.com,No,Yes,2,,,',
    'no address,No,Yes,2,,2023-06-02 10:00:00,',
  ].join('\n')
  const page = await checkImport(shop, staff, 'subscribers', subscribed)
  expect(page.format).toBe('Mailchimp')
  expect(outcomesOf(page)).toEqual([
    ['new@example.com', 'new', ''],
    ['waits@example.com', 'changed', ''],
    ['gone@example.com', 'skipped', 'They unsubscribed from the newsletter here and stay unsubscribed'],
    [
      'nothing@example.com',
      'refused',
      'status: nothing in this row says that they agreed. Write subscribed or unsubscribed',
    ],
    ['no address', 'refused', 'email: Enter a valid email address'],
  ])
  expect((await applyImport(shop, staff, page.id))?.progress).toEqual({ tried: 2, failed: 0 })
  const left =
    'Email Address,UNSUB_TIME\nleft@example.com,2024-01-01 10:00:00\nnew@example.com,2020-01-01 10:00:00\n'
  const second = await checkImport(shop, staff, 'subscribers', left)
  expect(outcomesOf(second)).toEqual([
    ['left@example.com', 'new', ''],
    ['new@example.com', 'skipped', 'They have subscribed here since then'],
  ])
  await applyImport(shop, staff, second.id)
  const { rows: kept } = await pool.query(
    `select email, created_at, confirmed_at is not null as yes, unsubscribed_at is not null as gone
     from newsletter_signups order by email`,
  )
  expect(kept).toMatchObject([
    { email: 'gone@example.com', gone: true },
    { email: 'left@example.com', yes: false, gone: true },
    { email: 'new@example.com', yes: true, gone: false },
    { email: 'waits@example.com', yes: true, gone: false },
  ])
  expect(kept[2].created_at.toISOString().slice(0, 10)).toBe('2023-05-02')
  expect((await mailsOf(shop)).length).toBe(before)
  expect((await checkImport(shop, staff, 'subscribers', subscribed)).counts).toMatchObject({
    ...{ new: 0, changed: 0, unchanged: 2 },
  })
})

const shopifyCustomers = [
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Phone,Phone,Total Spent,Tags',
  "'101,Nora,Sum,nora@example.com,yes,Sum & Co,'+15125550111,,120.00,vip",
  "'102,,,nameless@example.com,no,,,'+15125550112,0.00,",
].join('\n')

test('a Shopify customer file is read as customers and as newsletter addresses', async () => {
  const staff = await hire(shop)
  const people = await checkImport(shop, staff, 'customers', shopifyCustomers)
  expect([people.format, ...outcomesOf(people)]).toEqual([
    'Shopify',
    ['Nora Sum', 'new', ''],
    ['nameless@example.com', 'refused', 'full_name: Enter your full name'],
  ])
  await applyImport(shop, staff, people.id)
  expect(await shop.people.findByEmails(['nora@example.com'])).toMatchObject([
    { fullName: 'Nora Sum', phone: '+15125550111' },
  ])
  const readers = await checkImport(shop, staff, 'subscribers', shopifyCustomers)
  expect(outcomesOf(readers)).toEqual([
    ['nora@example.com', 'new', ''],
    ['nameless@example.com', 'skipped', '“no” doesn’t mean yes to the newsletter'],
  ])
  expect(await mailsOf(shop)).toEqual([])
})

const shopifyProducts = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,SEO Title,Status',
  'Summer_Tee,Summer tee,"<p>Soft.</p><ul><li>Cotton &amp; care</li></ul><script>x</script>",Gildan,,T-Shirts,"summer, cotton",true,Size,M,Color,Black,TEE-M,4,24.00,30.00,https://cdn.shopify.com/s/files/1/tee%20front.jpg?v=12,1,From the front,,active',
  'Summer_Tee,,,,,,,,,L,,Black,TEE-L,-2,26.00,,https://cdn.shopify.com/s/files/1/back.jpg?v=3,2,,,',
  'Summer_Tee,,,,,,,,,,,,,,,,https://cdn.shopify.com/s/files/1/tee%20front.jpg?v=12,3,,,',
  'dtf-sheet,DTF gang sheet,,House,,Gang Sheets,,true,Size,"22"" x 24""",,,,,18.00,,,,,,active',
  'gift,Gift card,,House,,Gift Cards,,true,Title,Default Title,,,,,10.00,,,,,,active',
].join('\n')

test('a Shopify product file becomes listings, with redirects from their old addresses', async () => {
  const staff = await hire(shop)
  const page = await checkImport(shop, staff, 'products', shopifyProducts)
  expect(outcomesOf(page)).toEqual([
    [
      'Summer tee',
      'new',
      'Its variants cost 24.00, 26.00: the first price is used. Not in the media library, and left out: tee front.jpg, back.jpg. Upload them there and send the file again.',
    ],
    [
      'DTF gang sheet',
      'refused',
      'It needs its artwork, which no file from another shop includes: add it in Print Manager with this title, then send the file again.',
    ],
    [
      'Gift card',
      'refused',
      'kind: neither its type, its tags, nor its title says what it is. Add a kind column with one of tshirt, tumbler, gang-sheet, print',
    ],
  ])
  expect((await applyImport(shop, staff, page.id))?.progress).toEqual({ tried: 1, failed: 0 })
  const made = await shop.listings.find('tshirt', 'summer-tee')
  expect(made).toMatchObject({
    title: 'Summer tee',
    description: 'Soft.\n\n- Cotton & care',
    tags: ['summer', 'cotton'],
    stock: { 'M-Black': 4, 'L-Black': 0 },
  })
  const { rows } = await shop.database.pool.query(`select price_cents from listings`)
  expect(rows).toEqual([{ price_cents: 2_400 }])
  expect(await shop.redirects.find('/Products/summer_tee/')).toBe('/tshirt-marketplace/summer-tee')
  const again = await checkImport(shop, staff, 'products', shopifyProducts)
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
})

test('products shown, drafted, hidden and archived in the previous shop are shown, hidden and archived here', async () => {
  const staff = await hire(shop)
  const told = [
    ['shown', 'true', 'active'],
    ['said-by-nobody', '', ''],
    ['published-alone', 'TRUE', ''],
    ['drafted', 'false', 'draft'],
    ['unlisted', 'true', 'unlisted'],
    ['hidden', 'false', 'active'],
    ['archived', 'false', 'Archived'],
  ]
  const file = [
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Status',
    ...told.map(
      ([handle, published, status]) =>
        `${handle},${handle},Soft,Gildan,T-Shirts,${published},Size,M,Color,Black,24.00,${status}`,
    ),
  ].join('\n')
  const page = await checkImport(shop, staff, 'products', file)
  expect(outcomesOf(page).map(([, outcome, why]) => [outcome, why])).toEqual(told.map(() => ['new', '']))
  await applyImport(shop, staff, page.id)
  const { rows } = await shop.database.pool.query(
    `select title, is_active as shown, archived_at is not null as archived from listings`,
  )
  expect(Object.fromEntries(rows.map(({ title, shown, archived }) => [title, [shown, archived]]))).toEqual({
    ...{ shown: [true, false], 'said-by-nobody': [true, false], 'published-alone': [true, false] },
    ...{ drafted: [false, false], unlisted: [false, false], hidden: [false, false], archived: [false, true] },
  })
})

test('library pictures are matched by file name, with their alt text', async () => {
  const staff = await hire(shop)
  await stockTshirt(shop)
  await shop.database.pool.query(`update media set file_name = 'Back.JPG'`)
  const page = await checkImport(shop, staff, 'products', shopifyProducts)
  expect(page.rows[0]?.reason).toContain('left out: tee front.jpg. Upload')
  await applyImport(shop, staff, page.id)
  const made = await shop.listings.find('tshirt', 'summer-tee')
  expect(made?.pictures.map(({ alt }) => alt)).toEqual(['Summer tee'])
  await shop.database.pool.query(`update media set file_name = 'tee front.jpg'`)
  const again = await checkImport(shop, staff, 'products', shopifyProducts)
  expect(again.rows[0]).toMatchObject({ outcome: 'unchanged' })
})

test('no one imports without permission, whatever the kind', async () => {
  for (const kind of ['orders', 'subscribers', 'redirects'] as const)
    await expect(checkImport(shop, signedIn(), kind, 'email\n')).rejects.toThrow('Access Denied')
})

test('a date without a time is that day on the shop’s clock; an ambiguous or future date is refused', async () => {
  const staff = await hire(shop)
  await shop.settings.change({ system: 'test' }, { timeZone: 'America/Chicago' })
  const orderOf = (number: string, placed: string) => `${number},${placed},fulfilled,12.50`
  const page = await checkImport(
    shop,
    staff,
    'orders',
    [
      'order_number,placed,status,order_total',
      ...[orderOf('1', '2025-11-20'), orderOf('2', '45000'), orderOf('3', '03/04/2025')],
      orderOf('4', '2130-01-01'),
    ].join('\n'),
  )
  expect(page.rows[0]?.changes[0]).toEqual({ field: 'placed', from: '', to: '2025-11-20 00:00' })
  expect(outcomesOf(page).slice(1)).toEqual([
    [
      ...['2', 'refused'],
      'placed: “45000” is a spreadsheet date number: format that column as dates such as 2025-11-20',
    ],
    [
      '3',
      'refused',
      'placed: “03/04/2025” could be two different dates: write it as 2025-11-20, with the year first',
    ],
    ['4', 'refused', 'placed: “2130-01-01” is in the future'],
  ])
  await applyImport(shop, staff, page.id)
  const { orders } = await shop.operations.ask('earlier-orders.list', staff, {})
  expect(orders).toMatchObject([{ reference: '1', placedAt: '2025-11-20T06:00:00.000Z' }])
  const readers = ['email,status,date', 'a@example.com,yes,2025-11-20', 'b@example.com,yes,2130-12-01']
  const signups = await checkImport(shop, staff, 'subscribers', readers.join('\n'))
  expect([signups.rows[0]?.changes[1], outcomesOf(signups)[1]]).toEqual([
    { field: 'since', from: '', to: '2025-11-20' },
    ['b@example.com', 'refused', 'date: “2130-12-01” is in the future'],
  ])
})

test('a broken row is refused with a message, and names are one line as everywhere', async () => {
  const staff = await hire(shop)
  const page = await checkImport(
    shop,
    staff,
    'customers',
    [
      'email,full_name,phone',
      'extra@example.com,Doe, Jane,5551234',
      'lines@example.com,"Two\nLines \u202Egnol",555 0100',
      'phone@example.com,Some Body,none',
      '"bob@example.com,Bob Unclosed,1',
      'new@example.com,New One,2',
    ].join('\n'),
  )
  expect(outcomesOf(page).map(([, outcome, reason]) => [outcome, reason])).toEqual([
    [
      'refused',
      'Row 2 has 4 cells, but the header has 3: put text that contains commas or semicolons in quotation marks (").',
    ],
    ['new', ''],
    ['refused', 'phone: Enter a phone number with digits'],
    [
      'refused',
      'Row 5: a quotation mark (") is not closed, or is not doubled inside a text, so it may have swallowed the rows below it.',
    ],
  ])
  await applyImport(shop, staff, page.id)
  expect(await shop.people.findByEmails(['lines@example.com'])).toMatchObject([
    { fullName: 'Two Lines gnol' },
  ])
  const order = 'order_number,placed,status,order_total,item\n7,2025-11-20,fulfilled,9,Mug\n7,,,,Tee, red\n'
  const orders = await checkImport(shop, staff, 'orders', order)
  expect(outcomesOf(orders)).toMatchObject([['7', 'refused', expect.stringContaining('Row 3 has 6 cells')]])
})
