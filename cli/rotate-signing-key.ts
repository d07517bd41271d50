import { withShop } from './with-shop.ts'

/** Access tokens are signed with a new key from now on; those signed before stay valid until they expire. */
export async function rotateSigningKey(): Promise<void> {
  const { kid } = await withShop((shop) => shop.auth.rotateSigningKey())
  console.log(`Access tokens are now signed with the key ${kid}.`)
}
