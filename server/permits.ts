import { asking, type Unsaid } from './kernel/door.ts'
import type { Shop } from './shop.ts'

/**
 * The shop as seen by everything outside its capabilities: each call first checks whether its actor may make it, as
 * declared by its door. What one capability asks of another is part of the call that was admitted. An operation
 * declares this itself (docs/adr/0018-operations.md).
 */
export const permitted = (shop: keyof Unsaid<Shop> extends never ? Shop : never): Shop => asking<Shop>(shop)
