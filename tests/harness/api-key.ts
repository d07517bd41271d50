import type { ApiKeyInput } from '#domain/people/api-key.ts'
import type { TestShop } from './shop.ts'

/** Another program's key with these permissions, for a month. */
export const makeKey = (
  shop: Pick<TestShop, 'auth'>,
  name: string,
  permissions: ApiKeyInput['permissions'] = ['accounts.write'],
): Promise<{ id: string; key: string }> =>
  shop.auth.admin.keys.create({ name, permissions, days: 30 }, { system: 'test' })
