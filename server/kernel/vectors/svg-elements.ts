import { attributesOf, tags } from './svg-tags.ts'

export type SvgElement = { name: string; attributes: ReadonlyMap<string, string>; children: SvgElement[] }

/** The elements of a drawing, as a tree and by id; the first with an id counts. */
export function elementsOf(markup: string): {
  root: SvgElement | null
  byId: ReadonlyMap<string, SvgElement>
} {
  const top: SvgElement = { name: '', attributes: new Map(), children: [] }
  const open = [top]
  const byId = new Map<string, SvgElement>()
  for (const { name, start, end, isEnd } of tags(markup)) {
    if (isEnd) {
      if (open.length > 1) open.pop()
      continue
    }
    const tag = markup.slice(start, end)
    const attributes = new Map(attributesOf(tag).map((one) => [one.name, one.value]))
    const element = { name, attributes, children: [] }
    open.at(-1)?.children.push(element)
    const id = attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    if (!tag.endsWith('/>')) open.push(element)
  }
  return { root: top.children[0] ?? null, byId }
}
