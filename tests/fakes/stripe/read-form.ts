type Part = string | number | boolean | Part[] | { [key: string]: Part }

/** Stripe's nested form bodies: `a[b][0][c]=1` is { a: { b: [{ c: 1 }] } }. */
export function readNestedForm(text: string): Record<string, Part> {
  const root: { [key: string]: Part } = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let place = root
    for (const key of path.slice(0, -1)) {
      const next = place[key]
      const inner: { [key: string]: Part } = typeof next === 'object' && !Array.isArray(next) ? next : {}
      place[key] = inner
      place = inner
    }
    place[path.at(-1) ?? ''] = toValue(value)
  }
  return withLists(root) as Record<string, Part>
}

function toValue(text: string): Part {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text
}

/** Converts objects with keys 0, 1, 2 … back to lists. */
function withLists(part: Part): Part {
  if (typeof part !== 'object' || Array.isArray(part)) return part
  const entries = Object.entries(part).map(([key, value]): [string, Part] => [key, withLists(value)])
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
