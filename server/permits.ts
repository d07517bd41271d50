import { asking, type Unsaid } from './kernel/door.ts'
import type { Shop } from './shop.ts'

/**
 * The shop as everything outside its capabilities sees it: a call asks first whether its actor may make it, as its door
 * says. What one capability asks of another is part of the call that was let in. An operation says so for itself
 * (docs/adr/0018-operations.md).
 */
export const permitted = (shop: keyof Unsaid<Shop> extends never ? Shop : never): Shop => asking<Shop>(shop)
