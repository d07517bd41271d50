import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { Client } from 'pg'
import { createPaymentProviders, createShippingProviders } from '#server/compose.ts'
import { systemClock } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { withDatabase } from './with-shop.ts'

type Finding = { what: string; isWell: boolean; says: string }

const leastPostgres = 150_000
const leastFreeBytes = 2 * 2 ** 30

/** Looks at what the shop stands on. Ends with 1 when something has to be mended. */
export async function doctor(): Promise<void> {
  const findings = await withDatabase(async (connectionString, environment) => [
    nodeVersion(),
    ...(await databaseFindings(connectionString)),
    await dataFolder(environment),
    ...settingFindings(environment),
    await paymentFinding(environment),
    await shippingFinding(environment),
  ])
  for (const { what, isWell, says } of findings)
    console.log(`${isWell ? ' ok ' : 'MEND'}  ${what.padEnd(16)} ${says}`)
  if (findings.some(({ isWell }) => !isWell)) process.exitCode = 1
}

const nodeVersion = (): Finding => ({ what: 'Node', isWell: true, says: process.version })

async function databaseFindings(connectionString: string): Promise<Finding[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const version = Number((await client.query('show server_version_num')).rows[0].server_version_num)
    const { rows } = await client.query(
      `select count(*) filter (where state = 'failed')::int as failed,
         count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '10 minutes')::int as late
       from pgboss.job where name not like '\\_\\_%'`,
    )
    const { failed, late } = rows[0] ?? { failed: 0, late: 0 }
    const mail = await client.query(`select count(*)::int as failed from mails where state = 'failed'`)
    return [
      {
        what: 'PostgreSQL',
        isWell: version >= leastPostgres,
        says: version >= leastPostgres ? String(version) : `${version} is too old: use 15 or newer.`,
      },
      {
        what: 'Jobs',
        isWell: failed === 0 && late === 0,
        says:
          failed || late
            ? `${failed} failed for good, ${late} late: look into the logs; is the shop running?`
            : 'none stuck',
      },
      {
        what: 'Mails',
        isWell: mail.rows[0].failed === 0,
        says: mail.rows[0].failed
          ? `${mail.rows[0].failed} could not be sent: check SMTP_URL.`
          : 'none failed',
      },
    ]
  } finally {
    await client.end()
  }
}

async function dataFolder({ DATA_DIR }: Environment): Promise<Finding> {
  const what = 'Data folder'
  try {
    await mkdir(DATA_DIR, { recursive: true })
    await access(DATA_DIR, constants.W_OK)
    const { bavail, bsize } = await statfs(DATA_DIR)
    const free = bavail * bsize
    const gigabytes = (free / 2 ** 30).toFixed(1)
    if (free < leastFreeBytes)
      return { what, isWell: false, says: `${gigabytes} GiB free: artwork and print files need room.` }
    return { what, isWell: true, says: `${DATA_DIR}, ${gigabytes} GiB free` }
  } catch (error) {
    return {
      what,
      isWell: false,
      says: `${DATA_DIR} cannot be written: ${error instanceof Error ? error.message : error}`,
    }
  }
}

/** Not wrong, but not how a shop is opened to the public. */
function settingFindings(environment: Environment): Finding[] {
  return [
    {
      what: 'Public address',
      isWell: Boolean(environment.PUBLIC_URL?.startsWith('https:')),
      says:
        environment.PUBLIC_URL ?? 'PUBLIC_URL is not set: set it to your https address before shoppers come.',
    },
    {
      what: 'Mail server',
      isWell: Boolean(environment.SMTP_URL),
      says: environment.SMTP_URL ? 'set' : 'SMTP_URL is not set: mails stay in the dev mailbox.',
    },
  ]
}

/** A real provider is asked whether it knows our secrets; nothing is changed there. */
async function paymentFinding(environment: Environment): Promise<Finding> {
  const what = 'Payments'
  const key = environment.PAYMENT_PROVIDER
  if (key === 'sandbox')
    return {
      what,
      isWell: false,
      says: 'sandbox: everybody can order without paying. Set PAYMENT_PROVIDER to square or stripe.',
    }
  const origin = environment.PUBLIC_URL ?? ''
  const provider = createPaymentProviders(environment, systemClock, origin).find((one) => one.key === key)
  try {
    await provider?.checkAccess()
    return { what, isWell: true, says: `${provider?.name}; its webhooks go to ${origin}/webhooks/${key}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { what, isWell: false, says: `${reason}. Check the ${key.toUpperCase()}_… settings.` }
  }
}

/** Shippo is asked whether it knows our token; nothing is bought. */
async function shippingFinding(environment: Environment): Promise<Finding> {
  const what = 'Shipping'
  if (environment.SHIPPING_PROVIDER === 'house')
    return { what, isWell: true, says: 'house: labels by your own rate table, for parcels that you deliver' }
  const [provider] = createShippingProviders(environment, systemClock)
  const isSigned = environment.SHIPPO_WEBHOOK_SECRET !== undefined
  try {
    await provider?.checkAccess()
    const webhooks = `${environment.PUBLIC_URL ?? ''}/webhooks/shippo, ${isSigned ? 'signed' : 'unsigned'}`
    return { what, isWell: true, says: `Shippo; its webhooks go to ${webhooks}` }
  } catch {
    return { what, isWell: false, says: 'Shippo does not answer or does not know SHIPPO_API_TOKEN.' }
  }
}
