import { NoAnswer } from '#server/kernel/database.ts'
import { FileMissingError, type FileStore, StorageOutage } from '#server/kernel/file-store.ts'

/** The same store, with its own failures distinguishable from those of its callers' streams and callbacks. */
export function tellOutages(store: FileStore): FileStore {
  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      throw isOfStore(error) ? new StorageOutage(error) : error
    }
  }
  return {
    ...store,
    write: (key, body, options) => asked(store.write(key, body, options)),
    read: (key, part) => asked(store.read(key, part)),
    async withLocalFile(key, use) {
      let isThere = false
      const used = store.withLocalFile(key, (path) => {
        isThere = true
        return use(path)
      })
      return used.catch((error) => {
        throw !isThere && isOfStore(error) ? new StorageOutage(error) : error
      })
    },
    size: (key) => asked(store.size(key)),
    exists: (key) => asked(store.exists(key)),
    remove: (key) => asked(store.remove(key)),
    async *list() {
      try {
        yield* store.list()
      } catch (error) {
        throw isOfStore(error) ? new StorageOutage(error) : error
      }
    },
  }
}

/** System errors have a code, those of an S3 client have metadata; callOutside detects a store that doesn't respond. */
function isOfStore(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof FileMissingError || error instanceof RangeError)
    return false
  return 'code' in error || '$metadata' in error || error instanceof NoAnswer
}
