/**
 * A table that is read by names from outside. Unlike a plain object it has nothing but its own rows: asked for
 * `constructor` or `__proto__` it answers undefined, as for any other name that it does not know.
 */
export const table = <Row>(rows: Readonly<Record<string, Row>>): Readonly<Record<string, Row>> =>
  Object.freeze(Object.assign(Object.create(null), rows))
