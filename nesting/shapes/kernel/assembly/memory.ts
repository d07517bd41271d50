/** Numbers in linear memory: the `index`-th of the list starting at `list`. */

export function realAt(list: usize, index: i32): f64 {
  return load<f64>(list + ((index as usize) << 3))
}

export function setReal(list: usize, index: i32, value: f64): void {
  store<f64>(list + ((index as usize) << 3), value)
}

export function intAt(list: usize, index: i32): i32 {
  return load<i32>(list + ((index as usize) << 2))
}

export function setInt(list: usize, index: i32, value: i32): void {
  store<i32>(list + ((index as usize) << 2), value)
}

export function addressAt(list: usize, index: i32): usize {
  return load<u32>(list + ((index as usize) << 2)) as usize
}
