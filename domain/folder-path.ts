/** Folder names separated by slashes, none of which leads upward. */
export const isFolderBelow = (folder: string): boolean =>
  folder.split('/').every((name) => /^[^\\:*?"<>|\p{Cc}]{1,100}$/u.test(name) && !/^\.+$/.test(name))
