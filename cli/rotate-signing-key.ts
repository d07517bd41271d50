import { withShop } from './with-shop.ts'

/** From now on a new key signs access tokens; those signed before hold until they expire. */
export async function rotateSigningKey(): Promise<void> {
  const { kid } = await withShop((shop) => shop.auth.rotateSigningKey())
  console.log(`Access tokens are signed with the key ${kid} from now on.`)
}
