/** An escaped NUL or half of a surrogate pair: after an even number of backslashes, since an escaped one escapes nothing. */
const escaped = /(?<!\\)((?:\\\\)*)\\u(0000|d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|d[89a-f][0-9a-f]{2})/gi

/** Objects and lists inside each other: what walks a value step by step runs out of stack some thousands deep. */
export const maxJsonDepth = 100

/**
 * JSON that somebody sent, as a database keeps it: without NULs, and with the replacement character (U+FFFD) in the
 * place of halves of surrogate pairs, as everywhere else where text is decoded. Nobody types either.
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
