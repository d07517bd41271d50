import { expect, test } from 'vitest'
import { composeShop } from '#server/compose.ts'
import { silentLog } from '#server/kernel/log.ts'
import { databaseLimits } from '#server/kernel/postgres/database-limits.ts'
import { openStepwiseDatabase } from '#server/kernel/postgres/stepwise-database.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { demoProgress, markDemo, markStep, stepsDone } from './demo-journal.ts'
import { demoPicture } from './pictures/demo-picture.ts'
import { uploadDemoArtwork } from './upload-artwork.ts'

const slug = 'briar-creek-bears'

test('a fill that stops while an artwork is inspected leaves nothing of that step, and the next start completes it', async () => {
  await using shop = await startTestShop()
  await markDemo(shop.database, 'start')
  const actor = visitor()

  // Like a killed process: its connection goes away in the middle of the step.
  const killed = fillOneStep(shop, async (filling) => {
    await filling.artwork.importPicture(actor, {
      fileName: `${slug}.png`,
      bytes: await demoPicture(`artworks/${slug}.png`),
      inspect: async () => {
        expect(await filling.artwork.list(actor), 'within the step').toMatchObject([{ state: 'inspecting' }])
        await shop.database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gangway-steps'`,
        )
        throw new Error('ended')
      },
    })
  })
  await expect(killed).rejects.toThrow()
  expect(await shop.artwork.list(actor)).toEqual([])
  expect([await demoProgress(shop.database), ...(await stepsDone(shop.database))]).toEqual(['started'])

  await fillOneStep(shop, (filling) => uploadDemoArtwork(filling, actor, slug).then(() => {}))
  expect(await shop.artwork.list(actor)).toMatchObject([{ fileName: `${slug}.png`, state: 'ready' }])
  expect([...(await stepsDone(shop.database))]).toEqual(['artwork'])
})

/** Runs only the step `artwork`, with its own operations as the fill has them. */
async function fillOneStep(
  { environment, connectionString }: TestShop,
  work: (filling: ReturnType<typeof composeShop>) => Promise<void>,
): Promise<void> {
  const log = silentLog()
  const database = await openStepwiseDatabase(connectionString, log, databaseLimits(environment))
  const filling = composeShop({ environment, connectionString, log, database })
  try {
    await database.step(async () => {
      await work(filling)
      await markStep(database, 'artwork')
    })
  } finally {
    await filling.stop()
  }
}
