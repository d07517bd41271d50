import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { composeShop, createPaymentProviders, createShippingProviders } from '#server/compose.ts'
import { systemClock } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { gigabytes, judgeRoom } from '#server/kernel/files/free-space.ts'
import { silentLog } from '#server/kernel/log.ts'
import { openClient } from '#server/kernel/postgres/house-client.ts'
import { readTrouble, type Trouble } from '#server/reports/trouble.ts'
import type { Shop } from '#server/shop.ts'
import { epsFinding, type Finding } from './find-ghostscript.ts'
import { backupsFinding, secretsFinding } from './find-safety.ts'
import { findOwnerProblem } from './owner-entry.ts'
import { withDatabase } from './with-shop.ts'

const leastPostgres = 150_000

/** Looks at what the shop stands on. Ends with 1 when something has to be fixed. */
export async function doctor(): Promise<void> {
  const findings = await withDatabase(async (connectionString, environment) => [
    nodeVersion(),
    ...(await databaseFindings(connectionString)),
    await dataFolder(environment),
    ...(await shopFindings(connectionString, environment)),
    ...settingFindings(environment),
    await epsFinding(environment),
    await paymentFinding(environment),
    await shippingFinding(environment),
  ])
  for (const { what, isWell, says } of findings)
    console.log(`${isWell ? ' ok ' : 'FIX '}  ${what.padEnd(16)} ${says}`)
  if (findings.some(({ isWell }) => !isWell)) process.exitCode = 1
}

const nodeVersion = (): Finding => ({ what: 'Node', isWell: true, says: process.version })

async function databaseFindings(connectionString: string): Promise<Finding[]> {
  const client = openClient({ connectionString })
  await client.connect()
  try {
    const version = Number((await client.query('show server_version_num')).rows[0].server_version_num)
    const trouble = await readTrouble(drizzle(client), systemClock.now())
    return [
      {
        what: 'PostgreSQL',
        isWell: version >= leastPostgres,
        says: version >= leastPostgres ? String(version) : `${version} is too old: use 15 or newer.`,
      },
      jobsFinding(trouble),
      printFilesFinding(trouble),
      mailsFinding(trouble),
    ]
  } finally {
    await client.end()
  }
}

function jobsFinding({ failedJobs, lateJobs }: Trouble): Finding {
  const failed = failedJobs.length > 0 && `${failedJobs.length} failed for good`
  const nobody = lateJobs?.isAnybodyAtWork === false && ', and nobody does them: is the shop running?'
  const late = lateJobs && `${lateJobs.jobs} late${nobody || ''}`
  const says = [failed, late].filter(Boolean).join(', ')
  return { what: 'Jobs', isWell: says === '', says: says === '' ? 'none stuck' : `${says}. See Attention.` }
}

function printFilesFinding({ waitingPrintFiles }: Trouble): Finding {
  const what = 'Print files'
  if (!waitingPrintFiles) return { what, isWell: true, says: 'none waits' }
  const { files, since, why } = waitingPrintFiles
  return {
    what,
    isWell: false,
    says: `${files} wait since ${since.toISOString()} (${why}); tried again by itself.`,
  }
}

function mailsFinding({ failedMails, waitingMails }: Trouble): Finding {
  const failed = failedMails.length > 0 && `${failedMails.length} could not be sent`
  const why = waitingMails?.why ? ` (${waitingMails.why})` : ''
  const waiting = waitingMails && `${waitingMails.mails} wait since ${waitingMails.since.toISOString()}${why}`
  const says = [failed, waiting].filter(Boolean).join(', ')
  return {
    what: 'Mails',
    isWell: says === '',
    says: says === '' ? 'all have left' : `${says}: check SMTP_URL, then send them again under Mails.`,
  }
}

async function dataFolder({ DATA_DIR, DISK_FLOOR_MB }: Environment): Promise<Finding> {
  const what = 'Data folder'
  try {
    await mkdir(DATA_DIR, { recursive: true })
    await access(DATA_DIR, constants.W_OK)
    const { bavail, bsize } = await statfs(DATA_DIR)
    const free = bavail * bsize
    const { state, floorBytes } = judgeRoom(free, DISK_FLOOR_MB)
    const says = `${DATA_DIR}, ${gigabytes(free)} free`
    if (state === 'enough') return { what, isWell: true, says }
    return { what, isWell: false, says: `${says}: uploads are refused below ${gigabytes(floorBytes)}.` }
  } catch (error) {
    return {
      what,
      isWell: false,
      says: `${DATA_DIR} cannot be written: ${error instanceof Error ? error.message : error}`,
    }
  }
}

async function shopFindings(connectionString: string, environment: Environment): Promise<Finding[]> {
  const shop = composeShop({ environment, connectionString, log: silentLog() })
  try {
    return [
      await secretsFinding(shop, environment),
      await backupsFinding(shop, environment),
      await ownerFinding(shop),
    ]
  } finally {
    await shop.stop()
  }
}

async function ownerFinding(shop: Shop): Promise<Finding> {
  const problem = await findOwnerProblem(shop)
  return { what: 'Owner', isWell: problem === null, says: problem ?? 'has a way to sign in' }
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
