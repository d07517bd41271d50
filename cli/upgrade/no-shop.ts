import { OperatorError } from '#server/kernel/operator-error.ts'
import type { Migration } from '#server/kernel/postgres/migrations.ts'

export class NoShop extends OperatorError {
  constructor() {
    super(
      'There is no shop here to upgrade: npm start makes one. Set DATA_DIR or DATABASE_URL to those of your shop.',
    )
  }
}

/** @throws NoShop where all steps are to be done: nobody has ever opened a shop there */
export function refuseNewPlace(pending: readonly Migration[]): void {
  if (pending[0]?.position === 0) throw new NoShop()
}

export const upToDate = 'The database is of this version already: there is nothing to upgrade.'
