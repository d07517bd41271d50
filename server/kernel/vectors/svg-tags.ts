/**
 * Reads the tags of an XML text in one pass: its running time is linear in the text's length, whatever the input. An
 * unclosed construct ends the reading.
 */

export type StartTag = {
  /** Without its namespace prefix. */
  name: string
  /** The position of its `<`, and of the text after its `>`. */
  start: number
  end: number
}

export type Attribute = { name: string; value: string; text: string }

/** The start tags in order; skips those in comments, CDATA, instructions and document type declarations. */
export function* startTags(markup: string): Generator<StartTag> {
  for (const { isEnd, ...tag } of tags(markup)) if (!isEnd) yield tag
}

/** The start tags and end tags in order. */
export function* tags(markup: string): Generator<StartTag & { isEnd: boolean }> {
  for (let at = markup.indexOf('<'); at !== -1; at = markup.indexOf('<', at)) {
    const closing = closingOf(markup, at)
    const end = closing === null ? endOfTag(markup, at) : after(markup, closing, at)
    if (end === -1) return
    const isEnd = markup.startsWith('</', at)
    if (closing === null || isEnd)
      yield { name: localName(markup, at + (isEnd ? 2 : 1)), start: at, end, isEnd }
    at = end
  }
}

/** The meaningful content before a position: instructions and the document type, but not the declaration. */
export function prologOf(markup: string, until: number): string {
  let kept = ''
  for (let at = markup.indexOf('<'); at !== -1 && at < until; at = markup.indexOf('<', at)) {
    const end = after(markup, closingOf(markup, at) ?? '>', at)
    if (end === -1) return kept
    const isKept = !markup.startsWith('<!--', at) && !isDeclaration(markup, at)
    if (isKept) kept += markup.slice(at, end)
    at = end
  }
  return kept
}

/** The attributes in a start tag's text. */
export function attributesOf(tag: string): Attribute[] {
  const attributes: Attribute[] = []
  let at = 1
  while (at < tag.length && !isBlank(tag, at)) at++
  for (;;) {
    while (isBlank(tag, at)) at++
    const from = at
    while (at < tag.length && !isBlank(tag, at) && !'=/>'.includes(tag.charAt(at))) at++
    const name = tag.slice(from, at)
    while (isBlank(tag, at)) at++
    if (tag.charAt(at) !== '=' || name === '') return attributes
    at++
    while (isBlank(tag, at)) at++
    const quote = tag.charAt(at)
    const close = quote === '"' || quote === "'" ? tag.indexOf(quote, at + 1) : -1
    if (close === -1) return attributes
    attributes.push({ name, value: tag.slice(at + 1, close), text: tag.slice(from, close + 1) })
    at = close + 1
  }
}

const isBlank = (text: string, at: number): boolean => at < text.length && text.charCodeAt(at) <= 32

const isDeclaration = (markup: string, at: number): boolean =>
  markup.startsWith('<?xml', at) && isBlank(markup, at + 5)

/** What closes the construct that begins here; null for a start tag. */
function closingOf(markup: string, at: number): string | null {
  if (markup.startsWith('<!--', at)) return '-->'
  if (markup.startsWith('<![CDATA[', at)) return ']]>'
  if (markup.startsWith('<?', at)) return '?>'
  if (markup.startsWith('<!', at)) return documentType
  return markup.startsWith('</', at) ? '>' : null
}

const documentType = '<!'

function after(markup: string, closing: string, at: number): number {
  if (closing === documentType) return endOfDocumentType(markup, at)
  // A comment's opening can't be part of its end: `<!-->` continues.
  const found = markup.indexOf(closing, closing === '-->' ? at + 4 : at + 1)
  return found === -1 ? -1 : found + closing.length
}

/** The position after the `>` that is not inside quotes; -1 if there is none. */
function endOfTag(markup: string, from: number): number {
  for (let at = from + 1; at < markup.length; at++) {
    const character = markup.charAt(at)
    if (character === '>') return at + 1
    if (character !== '"' && character !== "'") continue
    at = markup.indexOf(character, at + 1)
    if (at === -1) return -1
  }
  return -1
}

/** Its own declarations are in brackets, which may contain comments and instructions. */
function endOfDocumentType(markup: string, from: number): number {
  let depth = 0
  for (let at = from + 2; at < markup.length; at++) {
    const character = markup.charAt(at)
    if (character === '[') depth++
    else if (character === ']') depth--
    else if (character === '>' && depth <= 0) return at + 1
    else if (character === '"' || character === "'") at = markup.indexOf(character, at + 1)
    else if (markup.startsWith('<!--', at)) at = markup.indexOf('-->', at + 4)
    else if (markup.startsWith('<?', at)) at = markup.indexOf('?>', at + 2)
    if (at === -1) return -1
  }
  return -1
}

function localName(markup: string, from: number): string {
  let at = from
  while (at < markup.length && !isBlank(markup, at) && !'/>'.includes(markup.charAt(at))) at++
  const name = markup.slice(from, at)
  return name.slice(name.indexOf(':') + 1)
}
