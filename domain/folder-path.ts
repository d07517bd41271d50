/** Names of folders with slashes between, none of which leads up. */
export const isFolderBelow = (folder: string): boolean =>
  folder.split('/').every((name) => /^[^\\:*?"<>|\p{Cc}]{1,100}$/u.test(name) && !/^\.+$/.test(name))
