/**
 * A table looked up by names from outside. Unlike a plain object it has only its own rows: for `constructor` or
 * `__proto__` it returns undefined, as for any other unknown name.
 */
export const table = <Row>(rows: Readonly<Record<string, Row>>): Readonly<Record<string, Row>> =>
  Object.freeze(Object.assign(Object.create(null), rows))
