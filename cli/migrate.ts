import { withDatabase } from './with-shop.ts'

export async function migrate(): Promise<void> {
  await withDatabase(async () => console.log('The database is up to date.'))
}
