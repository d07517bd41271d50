/** The contents of a zip archive without a comment, read from the directory at its end. */
export function zipNames(archive: Buffer): string[] {
  const end = archive.length - 22
  const names: string[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const length = archive.readUInt16LE(at + 28)
    names.push(archive.subarray(at + 46, at + 46 + length).toString())
    at += 46 + length
  }
  return names
}
