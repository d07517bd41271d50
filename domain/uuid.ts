/** An id as the shop writes it, for the patterns of addresses and texts that hold one. */
export const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const ownShape = new RegExp(`^${idPattern}$`)
const anyShape = new RegExp(`^${idPattern}$`, 'i')

/** Whether a database would take it for an id of ours; what is none is the id of nothing. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && anyShape.test(value)

/** The same in small letters alone, where an id becomes a file's name or a cookie: it has one spelling there. */
export const isOwnId = (value: unknown): value is string => typeof value === 'string' && ownShape.test(value)
