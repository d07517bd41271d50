import { parseArgs } from 'node:util'
import type { Environment } from '#server/kernel/environment.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { countLines } from '#server/kernel/postgres/line.ts'
import { migrateDatabase, pendingMigrations } from '#server/kernel/postgres/migrate-database.ts'
import { type Migration, tablesOf } from '#server/kernel/postgres/migrations.ts'
import { readTableSizes } from '#server/kernel/postgres/table-sizes.ts'
import { requireEnvironment } from './require-environment.ts'
import { backUpFirst } from './upgrade/back-up-first.ts'
import { openAndExamine } from './upgrade/open-and-examine.ts'
import { duration, wordsOfPlan } from './upgrade/plan-words.ts'
import { type Rehearsal, rehearse } from './upgrade/rehearse.ts'
import { isRoomEnough, measureRoom } from './upgrade/room.ts'
import { isWithoutDatabase, withUnchangedDatabase } from './with-shop.ts'

/** Tells what this version would change on this shop, or changes it after a backup. All or nothing. */
export async function upgrade(rest: readonly string[]): Promise<void> {
  const asked = readAsked(rest)
  if (!asked) {
    console.error(
      'Use: npm run shop -- upgrade --plan [--estimate], or npm run shop -- upgrade [--backup FOLDER | --without-backup]',
    )
    process.exitCode = 2
    return
  }
  if (await isWithoutDatabase(requireEnvironment())) throw new NoShop()
  await withUnchangedDatabase((connectionString, environment) =>
    asked.plan
      ? tellPlan(connectionString, environment, asked)
      : upgradeShop(connectionString, environment, asked),
  )
}

const options = {
  plan: { type: 'boolean' },
  estimate: { type: 'boolean' },
  backup: { type: 'string' },
  'without-backup': { type: 'boolean' },
} as const

type Asked = { plan?: boolean; estimate?: boolean; backup?: string; 'without-backup'?: boolean }

function readAsked(rest: readonly string[]): Asked | null {
  try {
    const { values } = parseArgs({ args: [...rest], options })
    const isOdd = (values.estimate && !values.plan) || (values.backup && values['without-backup'])
    return isOdd ? null : values
  } catch {
    return null
  }
}

class NoShop extends OperatorError {
  constructor() {
    super(
      'There is no shop here to upgrade: npm start makes one. Set DATA_DIR or DATABASE_URL to those of your shop.',
    )
  }
}

const upToDate = 'The database is of this version already: there is nothing to upgrade.'

async function tellPlan(connectionString: string, environment: Environment, asked: Asked): Promise<void> {
  const pending = await pendingMigrations(connectionString)
  refuseNewPlace(pending)
  if (pending.length === 0) return console.log(upToDate)
  const names = new Set(pending.flatMap(tablesOf).map(({ name }) => name))
  const sizes = await readTableSizes(connectionString, names)
  const room = await measureRoom(connectionString, environment, asked.backup)
  if (!asked.estimate) console.log('Trying it on a copy of this shop …\n')
  const rehearsal: Rehearsal = asked.estimate
    ? { kind: 'untried', reason: 'you asked for no more than that' }
    : await rehearse(connectionString, environment)
  for (const line of wordsOfPlan({ pending, sizes, rehearsal, room })) console.log(line)
  if (rehearsal.kind === 'failed' || !isRoomEnough(room)) process.exitCode = 1
  else console.log('\nNothing was changed. To go on: stop the shop, and npm run shop -- upgrade')
}

async function upgradeShop(connectionString: string, environment: Environment, asked: Asked): Promise<void> {
  let backup: string | null = null
  const steps = await migrateDatabase(connectionString, {
    async before(pending) {
      refuseNewPlace(pending)
      if (pending.length === 0) return
      await refuseOpenShop(connectionString)
      if (!asked['without-backup']) backup = await backUpFirst(connectionString, environment, asked.backup)
      console.log('Bringing the database up to date:')
    },
    say: ({ says }) => console.log(`  ${says}`),
  })
  if (steps.length === 0) return console.log(upToDate)
  const all = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  console.log(`Done, in ${duration(all)}.`)
  await openAndExamine(connectionString, environment, backup)
  for (const words of steps.flatMap(({ byHand }) => byHand)) console.log(`By hand: ${words}`)
  console.log('The shop is upgraded. Start it: npm start')
}

function refuseNewPlace(pending: readonly Migration[]): void {
  if (pending[0]?.position === 0) throw new NoShop()
}

async function refuseOpenShop(connectionString: string): Promise<void> {
  const open = await countLines(connectionString)
  if (open === 0) return
  throw new OperatorError(
    `The shop is open: its processes that use this database are ${open}. Stop all of them, those that do jobs alone ` +
      'too, and upgrade then. Nothing was changed.',
  )
}
