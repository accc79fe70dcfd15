import { findProgram, installDebianPackage, runs } from './machine.ts';

/** Path of a Java that starts, which the HTML checker needs. */
export function findJava(): string | undefined {
  const java = findProgram('java');
  return java !== undefined && runs(java, '-version') ? java : undefined;
}

/** The Java of this machine, installed when there is none and that can be done. */
export function findOrInstallJava(): string | undefined {
  return findJava() ?? (installDebianPackage('default-jre-headless') ? findJava() : undefined);
}
