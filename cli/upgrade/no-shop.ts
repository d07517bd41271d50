import { OperatorError } from '#server/kernel/operator-error.ts'
import type { Migration } from '#server/kernel/postgres/migrations.ts'

export class NoShop extends OperatorError {
  constructor() {
    super(
      'There is no shop here to upgrade: npm start creates one. Set DATA_DIR or DATABASE_URL to your shop’s.',
    )
  }
}

/** @throws NoShop when all steps are pending: no shop was ever opened there */
export function refuseNewPlace(pending: readonly Migration[]): void {
  if (pending[0]?.position === 0) throw new NoShop()
}

export const upToDate = 'The database is already at this version: there is nothing to upgrade.'
