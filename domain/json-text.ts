/** An escaped NUL or half of a surrogate pair: after an even number of backslashes, since an escaped one escapes nothing. */
const escaped = /(?<!\\)((?:\\\\)*)\\u(0000|d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|d[89a-f][0-9a-f]{2})/gi

/**
 * JSON that somebody sent, as a database keeps it: without NULs, and with the replacement character (U+FFFD) in the
 * place of halves of surrogate pairs, as everywhere else where text is decoded. Nobody types either.
 * @throws SyntaxError when it is not JSON
 */
export const parseJsonText = (text: string): unknown =>
  JSON.parse(
    text.replace(escaped, (whole, backslashes: string, code: string) => {
      if (code === '0000') return backslashes
      return code.length === 4 ? `${backslashes}\ufffd` : whole
    }),
  )
