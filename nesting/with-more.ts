type Counted = { readonly id: string; readonly copies: number }

/** The items with this many more copies of one. */
export const withMore = <Item extends Counted>(
  items: readonly Item[],
  more: Item,
  copies: number,
): Item[] => {
  const known = items.find((item) => item.id === more.id)
  if (!known) return copies === 0 ? [...items] : [...items, { ...more, copies }]
  return items.map((item) => (item === known ? { ...item, copies: item.copies + copies } : item))
}
