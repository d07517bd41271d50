import { parseArgs } from 'node:util'
import { seconds } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { countLines } from '#server/kernel/postgres/line.ts'
import { migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { onSignal } from './on-signal.ts'
import { requireEnvironment } from './require-environment.ts'
import { backUpFirst } from './upgrade/back-up-first.ts'
import { examineOrGoBack } from './upgrade/examine-or-go-back.ts'
import { NoShop, refuseNewPlace, upToDate } from './upgrade/no-shop.ts'
import { type NewVersion, newVersion } from './upgrade/open-new-version.ts'
import { duration } from './upgrade/plan-words.ts'
import { tellPlan } from './upgrade/tell-plan.ts'
import { isWithoutDatabase, withUnchangedDatabase } from './with-shop.ts'

/**
 * Reports what this version would change in this shop, or applies it after a backup. All or nothing: a version that
 * does not open afterwards is rolled back as well.
 */
export async function upgrade(rest: readonly string[], version: NewVersion = newVersion): Promise<void> {
  const asked = readAsked(rest)
  if (!asked) {
    console.error(
      'Use: npm run shop -- upgrade --plan [--estimate], or npm run shop -- upgrade [--backup FOLDER | --without-backup] ' +
        '[--within SECONDS]',
    )
    process.exitCode = 2
    return
  }
  if (await isWithoutDatabase(requireEnvironment())) throw new NoShop()
  await withUnchangedDatabase((connectionString, environment) =>
    asked.plan
      ? tellPlan(connectionString, environment, asked)
      : untilSignal((signal) => upgradeShop({ connectionString, environment, asked, version, signal })),
  )
}

/** @throws what `work` throws, once its signal is aborted by SIGINT or SIGTERM */
async function untilSignal(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController()
  const forget = onSignal(() => {
    console.log('Stopping …')
    stopping.abort(new Stopped())
  })
  try {
    await work(stopping.signal)
  } finally {
    forget()
  }
}

const options = {
  plan: { type: 'boolean' },
  estimate: { type: 'boolean' },
  backup: { type: 'string' },
  'without-backup': { type: 'boolean' },
  within: { type: 'string', default: '300' },
} as const

type Asked = {
  plan?: boolean
  estimate?: boolean
  backup?: string
  'without-backup'?: boolean
  /** How long the new version may take to be ready, in seconds. */
  within: string
}

function readAsked(rest: readonly string[]): Asked | null {
  try {
    const { values } = parseArgs({ args: [...rest], options })
    const isOdd = (values.estimate && !values.plan) || (values.backup && values['without-backup'])
    return isOdd || !/^[1-9]\d{0,4}$/.test(values.within) ? null : values
  } catch {
    return null
  }
}

type Upgrade = {
  connectionString: string
  environment: Environment
  asked: Asked
  version: NewVersion
  signal: AbortSignal
}

async function upgradeShop({
  connectionString,
  environment,
  asked,
  version,
  signal,
}: Upgrade): Promise<void> {
  let backup: string | null = null
  const steps = await migrateDatabase(connectionString, {
    async before(pending) {
      refuseNewPlace(pending)
      if (pending.length === 0) return
      await refuseOpenShop(connectionString)
      await version.prepare()
      signal.throwIfAborted()
      const source = { connectionString, environment, folder: asked.backup, signal }
      if (!asked['without-backup']) backup = await backUpFirst(source)
      signal.throwIfAborted()
      console.log('Bringing the database up to date:')
    },
    say({ says }) {
      signal.throwIfAborted()
      console.log(`  ${says}`)
    },
  })
  if (steps.length === 0) return console.log(upToDate)
  const all = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  console.log(`Done, in ${duration(all)}.`)
  const within = seconds(Number(asked.within))
  await examineOrGoBack({ connectionString, environment, backup, version, within, signal })
  for (const words of steps.flatMap(({ byHand }) => byHand)) console.log(`By hand: ${words}`)
  console.log('The shop is upgraded. Start it: npm start')
}

/** Before anything was changed for good: an open transaction is rolled back. */
class Stopped extends OperatorError {
  constructor() {
    super('Stopped, as you asked. The shop is unchanged: start the previous version with npm start.')
  }
}

async function refuseOpenShop(connectionString: string): Promise<void> {
  const open = await countLines(connectionString)
  if (open === 0) return
  const users = open === 1 ? 'one of its processes is' : `${open} of its processes are`
  throw new OperatorError(
    `The shop is open: ${users} using this database. Stop all of them, including those that only run jobs, ` +
      'and then upgrade. Nothing was changed.',
  )
}
