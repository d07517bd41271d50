/**
 * An escaped NUL or half of a surrogate pair: after an even number of backslashes, since an escaped backslash escapes
 * nothing.
 */
const escaped = /(?<!\\)((?:\\\\)*)\\u(0000|d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|d[89a-f][0-9a-f]{2})/gi

/**
 * Maximum nesting of objects and arrays: code that walks a value recursively runs out of stack at a few thousand
 * levels.
 */
export const maxJsonDepth = 100

/**
 * Parses received JSON into something that a database can store: without NULs, and with the replacement character
 * (U+FFFD) in place of lone surrogates, as everywhere else where text is decoded. No one types either.
 * @throws SyntaxError when it is not JSON, or is nested deeper than `maxJsonDepth`
 */
export function parseJsonText(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`JSON is nested deeper than ${maxJsonDepth}`)
  return JSON.parse(
    text.replace(escaped, (whole, backslashes: string, code: string) => {
      if (code === '0000') return backslashes
      return code.length === 4 ? `${backslashes}\ufffd` : whole
    }),
  )
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isInString = !isInString
    else if (isInString) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > maxJsonDepth) return true
  }
  return false
}
