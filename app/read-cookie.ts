/** The value of this cookie in a request, if it has the form of one of ours; null otherwise. */
export function readCookie(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value !== undefined && /^[\w-]{1,200}$/.test(value) ? value : null
}
