import { expect, test } from 'vitest'
import { startTestShop } from '#tests/harness/shop.ts'

test('what the shop does on a schedule, and when', async () => {
  await using shop = await startTestShop({
    isAlive: true,
    settings: {
      MAIL_REPLY_TO: 'answers@shop.example',
      MAIL_INBOUND: 'imap',
      MAIL_IMAP_URL: 'imap://answers:secret@127.0.0.1:1',
    },
  })
  const { rows } = await shop.database.pool.query(
    `select cron || '  ' || name as line from pgboss.schedule order by name`,
  )
  expect(rows.map(({ line }) => line)).toMatchInlineSnapshot(`
    [
      "*/10 * * * *  artwork.measure-earlier",
      "*/10 * * * *  artwork.sweep-uploads",
      "17 3 * * *  auth.forget-expired",
      "*/10 * * * *  backups.look",
      "17 * * * *  blog.sweep-videos",
      "*/5 * * * *  discounts.release-expired",
      "*/10 * * * *  doctor.watch",
      "* * * * *  inbound-mail.poll",
      "*/5 * * * *  inventory.release-expired",
      "17 8 * * *  payments.reconcile",
      "* * * * *  payments.sweep",
      "41 3 * * *  rate-limits.forget-old",
      "* * * * *  reports.sum-up-days",
      "23 3 * * *  retention.apply",
      "* * * * *  rolls.close",
      "* * * * *  shipping.check-purchases",
      "*/10 * * * *  shipping.track-due",
      "7 * * * *  visits.forget",
      "* * * * *  work.repair",
    ]
  `)
})
