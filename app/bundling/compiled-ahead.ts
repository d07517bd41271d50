import type { Plugin } from 'vite'

/** V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints), which must be a file's first line. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * The functions of this file are compiled on another thread as it is fetched, not one by one when they are first called:
 * for code that comes ahead of time and must then answer a press at once.
 */
export const compiledAhead = (name: string): Plugin => ({
  name: 'compiled-ahead',
  generateBundle: {
    // After whatever else is put before it.
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.name === name) file.code = hint + file.code
    },
  },
})
