/** Whether the visitor has asked the browser to save data: then nothing is fetched beyond what a page needs. Only some browsers tell. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
