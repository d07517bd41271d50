/** An id as the shop writes it, for patterns of URLs and texts that contain one. */
export const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const ownShape = new RegExp(`^${idPattern}$`)
const anyShape = new RegExp(`^${idPattern}$`, 'i')

/** Whether a database would accept it as one of our ids; anything else identifies nothing. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && anyShape.test(value)

/** The same in lower case only, for ids that become file names or cookies and must have a single spelling. */
export const isOwnId = (value: unknown): value is string => typeof value === 'string' && ownShape.test(value)
