/** An escaped NUL: after an even number of backslashes, since an escaped backslash escapes nothing. */
const escapedNul = /(?<!\\)((?:\\\\)*)\\u0000/g

/**
 * JSON that somebody sent, without the NULs that no database keeps; nobody types one.
 * @throws SyntaxError when it is not JSON
 */
export const parseJsonText = (text: string): unknown => JSON.parse(text.replace(escapedNul, '$1'))
