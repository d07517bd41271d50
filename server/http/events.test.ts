import { expect, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('an open stream ends when the role changes, so that the next one has the topics of now', async () => {
  await using shop = await startTestShop({ isAlive: true })
  const owner = await signInFrom(shop, browse(shop), 'owner')
  const admin = await signInFrom(shop, browse(shop), 'admin')
  const answer = await admin.get('/events')
  const reader = answer.body?.getReader()
  if (!reader) throw new Error('No stream')
  expect(new TextDecoder().decode((await reader.read()).value)).toContain(': open')

  await shop.people.setRole(owner.actor, admin.actor.user?.id ?? '', 'customer')

  let isDone = false
  while (!isDone) isDone = (await reader.read()).done
  expect(isDone).toBe(true)
})
