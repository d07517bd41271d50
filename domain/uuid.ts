const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a database would take it for an id of ours; what is none is the id of nothing. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && shape.test(value)
