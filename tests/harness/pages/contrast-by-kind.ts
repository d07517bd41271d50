type Rule = { id: string; matches(element: Element, ...more: unknown[]): boolean }

/** What of axe knows its rules, and forgets which kinds were seen. */
export type Rules = { _audit: { rules: Rule[] }; lookAnew?(): void }

/**
 * Runs in the page. Contrast takes four fifths of a look, most of it for rows that look like the row before: of words of
 * one kind, which are of one color, size and weight, classes and grounds below them, two are looked at.
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
