type Rule = { id: string; matches(element: Element, ...more: unknown[]): boolean }

/** The part of axe that has its rules, plus a function that forgets the kinds seen. */
export type Rules = { _audit: { rules: Rule[] }; lookAnew?(): void }

/**
 * Runs in the page. Contrast takes four fifths of a check's time, mostly for rows like the previous one: of texts of
 * one kind, with the same color, size and weight and the same classes and backgrounds below them, two are checked.
 * `lookAnew` forgets what was seen.
 */
export function lookAtTwoOfAKind(): void {
  const { axe } = window
  const rule = axe?._audit.rules.find(({ id }) => id === 'color-contrast')
  if (!axe || !rule) throw new Error('axe has no rule of contrast')
  let seen = new Map<string, number>()
  let grounds = new WeakMap<Element, string>()
  axe.lookAnew = () => {
    seen = new Map()
    grounds = new WeakMap()
  }
  const groundsBelow = (element: Element | null): string => {
    if (!element) return ''
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, filter].join()
    const below = `${own === 'rgba(0, 0, 0, 0),none,1,none' ? '' : own}/${groundsBelow(element.parentElement)}`
    grounds.set(element, below)
    return below
  }
  const kindOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow, position } = getComputedStyle(element)
    const classes = [element.tagName, element.className, element.parentElement?.className]
    return [...classes, color, fontSize, fontWeight, textShadow, position, groundsBelow(element)].join()
  }
  const matches = rule.matches.bind(rule)
  rule.matches = (element, ...more) => {
    const kind = kindOf(element)
    const count = seen.get(kind) ?? 0
    if (count === 2 || !matches(element, ...more)) return false
    seen.set(kind, count + 1)
    return true
  }
}
