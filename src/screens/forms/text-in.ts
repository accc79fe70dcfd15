/** Reads the texts of a form by name; a field that is not there is empty. */
export function textIn(data: FormData): (name: string) => string {
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
