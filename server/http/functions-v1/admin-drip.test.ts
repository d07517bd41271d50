import { expect, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { sellSheet } from '#tests/harness/print-orders.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('a design’s print file is started, requested and downloaded by its design id, for staff only', async () => {
  await using shop = await startTestShop()
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const customer = await signInFrom(shop, browse(shop))
  const { item } = await sellSheet(shop, visitor())
  const design_id = item.designId ?? ''
  const call = async (name: string, body: object, who = staff) => {
    const answer = await who.send('POST', `/functions/v1/${name}`, body)
    return { status: answer.status, body: await answer.json() }
  }
  const byGet = (who = staff) =>
    who.get(`/functions/v1/admin-drip-details?design_id=${design_id}&action=download`)

  expect(await call('admin-drip-generate', { design_id }, customer)).toEqual({
    status: 403,
    body: { success: false, error: 'Access Denied' },
  })
  expect((await byGet(customer)).status).toBe(403)
  expect(await call('admin-drip-generate', { design_id: 'nothing' })).toMatchObject({ status: 400 })
  expect(await call('admin-drip-details', { design_id, action: 'ready' })).toEqual({
    status: 200,
    body: { success: true, design_id, ready: false },
  })
  expect((await byGet()).status).toBe(404)

  const started = await call('admin-drip-generate', { design_id })
  expect(started).toEqual({ status: 200, body: { success: true, design_id, ready: false } })
  await shop.jobs.runDue()
  expect(await call('admin-drip-details', { design_id, action: 'ready' })).toMatchObject({
    body: { success: true, ready: true },
  })
  const file = await byGet()
  expect(file.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  const posted = await staff.send('POST', '/functions/v1/admin-drip-details', {
    design_id,
    action: 'download',
  })
  expect(Buffer.from(await posted.arrayBuffer()).equals(bytes)).toBe(true)
})
