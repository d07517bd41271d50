import type { Environment } from '#server/kernel/environment.ts'
import { pendingMigrations } from '#server/kernel/postgres/migrate-database.ts'
import { tablesOf } from '#server/kernel/postgres/migrations.ts'
import { readTableSizes } from '#server/kernel/postgres/table-sizes.ts'
import { refuseNewPlace, upToDate } from './no-shop.ts'
import { wordsOfPlan } from './plan-words.ts'
import { type Rehearsal, rehearse } from './rehearse.ts'
import { isRoomEnough, measureRoom } from './room.ts'

type Asked = { estimate?: boolean; backup?: string }

/** Reports what an upgrade would change, tried on a copy; nothing is changed. */
export async function tellPlan(
  connectionString: string,
  environment: Environment,
  asked: Asked,
): Promise<void> {
  const pending = await pendingMigrations(connectionString)
  refuseNewPlace(pending)
  if (pending.length === 0) return console.log(upToDate)
  const names = new Set(pending.flatMap(tablesOf).map(({ name }) => name))
  const sizes = await readTableSizes(connectionString, names)
  const room = await measureRoom(connectionString, environment, asked.backup)
  if (!asked.estimate) console.log('Trying it on a copy of this shop …\n')
  const rehearsal: Rehearsal = asked.estimate
    ? { kind: 'untried', reason: 'you asked for an estimate only' }
    : await rehearse(connectionString, environment)
  for (const line of wordsOfPlan({ pending, sizes, rehearsal, room })) console.log(line)
  if (rehearsal.kind === 'failed' || !isRoomEnough(room)) process.exitCode = 1
  else console.log('\nNothing was changed. To continue, stop the shop and run npm run shop -- upgrade')
}
