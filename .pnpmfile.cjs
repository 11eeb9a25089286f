// openapi-typescript prints types with the compiler's old programming interface, which TypeScript 7
// no longer has: it gets a TypeScript 5 of its own.
module.exports = {
  hooks: {
    readPackage(pkg) {
      if (pkg.name === 'openapi-typescript') {
        delete pkg.peerDependencies.typescript;
        pkg.dependencies.typescript = '5.9.3';
      }
      return pkg;
    },
  },
};
