// Adds the types of the matchers that the test setup adds to `expect`.
import '@testing-library/jest-dom/jest-globals';
