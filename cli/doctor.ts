import type { Finding } from '#domain/shop/finding.ts'
import { composeShop } from '#server/compose.ts'
import { silentLog } from '#server/kernel/log.ts'
import { withDatabase } from './with-shop.ts'

/** Checks everything the shop depends on. Exits with 1 when something has to be fixed. */
export async function doctor(): Promise<void> {
  const findings = await withDatabase(async (connectionString, environment) => {
    const shop = composeShop({ environment, connectionString, log: silentLog() })
    try {
      return await shop.doctor.examine()
    } finally {
      await shop.stop()
    }
  })
  for (const finding of findings) console.log(lineOf(finding))
  if (findings.some(({ fix }) => fix !== null)) process.exitCode = 1
}

export const lineOf = ({ what, says, fix }: Finding): string =>
  `${fix === null ? ' ok ' : 'FIX '}  ${what.padEnd(16)} ${[says, fix].filter(Boolean).join(' ')}`
